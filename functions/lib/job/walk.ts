import type { JobFailure } from '#shared/kernel/job.ts';
import type { Writer } from '../actor.ts';
import type { JobRecord } from './job.repo.ts';
import { failureOf, refusalOf, type Slice } from './work-off.ts';

/** What became of a page of a list. */
export interface WalkedPage {
  /** How many things it had. */
  readonly done: number;
  readonly failures?: readonly JobFailure[];
  /** How many things the whole walk has, once that is known. */
  readonly total?: number;
  /** Where the next page begins, in the walk's own words; undefined after the last one. */
  readonly next: string | undefined;
}

/** What a kind of job does that walks through a list whose things nobody has named. */
export interface JobWalk {
  /**
   * Does the page at the job's `position`. Done twice, it leaves what it leaves once. What it throws is tried again, later
   * and later (`stumbles` says how often it was); a `DomainError` ends the job, with its sentence.
   */
  page(writer: Writer, job: JobRecord): Promise<WalkedPage>;
}

/** Does one page of a walk. */
export async function walkOn(walk: JobWalk, writer: Writer, job: JobRecord): Promise<Slice> {
  try {
    const { done, failures = [], total, next } = await walk.page(writer, job);
    return { done, failures, total, position: next, isLast: next === undefined };
  } catch (trouble) {
    const sentence = refusalOf(trouble);
    return sentence === undefined
      ? { done: 0, failures: [], trouble, isLast: false }
      : { done: 0, failures: [failureOf(job.id, job.title, sentence)], isLast: true, isRefused: true };
  }
}
