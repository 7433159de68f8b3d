import { type JobFailure, keptFailures } from '#shared/kernel/job.ts';
import type { Writer } from '../actor.ts';
import { nowIso } from '../clock.ts';
import { DomainError } from '../errors.ts';
import { withoutAddresses } from '../mail/masked.ts';
import type { JobRecord } from './job.repo.ts';

/** What a kind of job does with each of its things. */
export interface JobAct {
  /** Done twice, it changes nothing the second time; `writer.once` is a mark for what would. Throws a `DomainError` when a rule forbids it. */
  carryOut(writer: Writer, id: string, ask: JobRecord['ask']): Promise<unknown>;
  /** For the list of failures. */
  nameOf(id: string): Promise<string | undefined>;
}

/** What became of some things. */
export interface Slice {
  readonly done: number;
  readonly failures: readonly JobFailure[];
  /** Why the next one could not even be tried: the table is silent, the shop is busy. */
  readonly trouble?: unknown;
  /** Of a walk: how many things it has, if that has become known. */
  readonly total?: number | undefined;
  /** Of a walk: where its next page begins, whether there is none, and whether a rule ended it. */
  readonly position?: string | undefined;
  readonly isLast?: boolean;
  readonly isRefused?: boolean;
}

/** One thing that fails like this must not hold up all that come after it. */
const mostStumbles = 4;
const gaveUp = 'This failed again and again. Please try it by itself.';

/** The sentence of a rule that forbids the act; undefined for trouble that may pass. */
export const refusalOf = (error: unknown): string | undefined =>
  error instanceof DomainError && error.code !== 'unavailable' ? error.message : undefined;

/** A job outlives the things that it names, so no failure holds the address of a person. */
export const failureOf = (id: string, name: string, sentence: string): JobFailure => ({
  ...{ id, name: withoutAddresses(name), sentence: withoutAddresses(sentence) },
});

/**
 * Does one thing after the other. One that is refused is a failure with its sentence; trouble ends the slice, unless the
 * first thing has met it `mostStumbles` times.
 */
export async function workOff(
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
  nameOf: JobAct['nameOf'],
  stumbles: number,
): Promise<Slice> {
  const failures: JobFailure[] = [];
  for (const [done, id] of ids.entries()) {
    try {
      await act(id);
    } catch (trouble) {
      const sentence = refusalOf(trouble) ?? (done === 0 && stumbles >= mostStumbles ? gaveUp : undefined);
      if (sentence === undefined) return { done, failures, trouble };
      failures.push(failureOf(id, (await nameOf(id)) ?? id, sentence));
    }
  }
  return { done: ids.length, failures };
}

/** A walk over an empty list is done; a job whose things are no longer known is not, however far it came. */
const isDone = (done: number, failed: number, total: number, { isLast, isRefused }: Slice): boolean =>
  !isRefused && (isLast ? failed < done || failed === 0 : failed < done && done >= total);

const endOf = (done: number, failed: number, total: number, slice: Slice): Partial<JobRecord> => ({
  state: isDone(done, failed, total, slice) ? 'done' : 'failed',
  ended_at: nowIso(),
  ...(slice.isLast && { total: done }),
});

/** The change of a job after some of its things. */
export function changeAfter(job: JobRecord, slice: Slice): Partial<JobRecord> {
  const { done: some, failures, trouble, total = job.total, position = job.position } = slice;
  const done = job.done + some;
  const failed = job.failed + failures.length;
  const { isLast: isOver = done >= (total ?? 0) || (some === 0 && !trouble) } = slice;
  return {
    done,
    position,
    total,
    failed,
    failures: [...job.failures, ...failures].slice(0, keptFailures),
    stumbles: trouble ? (some === 0 ? job.stumbles : 0) + 1 : 0,
    ...(isOver ? endOf(done, failed, total ?? 0, slice) : { state: 'running' }),
  };
}
