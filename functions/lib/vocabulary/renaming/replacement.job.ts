import type { BulkNoun } from '#shared/kernel/bulk.ts';
import type { Writer } from '../../actor.ts';
import { prepareJob } from '../../job/start.ts';
import type { NameChange } from '../../managed/replace-name.ts';
import type { OutboxQueue } from '../../outbox/outbox.entity.ts';

/** A name takes the place of another one. */
export interface Replacement extends NameChange {
  /** The id that the claim of the old name has meanwhile. */
  readonly owner: string;
}

/** How a domain's worker replaces names. */
export interface ReplacementJobs {
  readonly queue: OutboxQueue;
  /** Of its jobs: `vocabulary.replace`. */
  readonly kind: `${string}.${string}`;
  /** What has the names. */
  readonly holder: BulkNoun;
}

/** The job that gives all things the new name, so many of them. */
export function replacementJob(
  writer: Writer,
  { queue, kind: jobKind, holder: { one, many } }: ReplacementJobs,
  { kind, name, to, owner }: Replacement,
  uses: number,
) {
  const things = uses === 1 ? `1 ${one}` : `${uses.toLocaleString('en-US')} ${many}`;
  return prepareJob(writer, queue, {
    kind: jobKind,
    title: `Replace “${name}” by “${to}” in ${things}`,
    ask: { kind, name, to, owner },
    total: uses,
  });
}
