import { createHash } from 'node:crypto';
import { invalidate } from '#lib/aws/edge.ts';
import { now, seconds } from '#lib/clock.ts';
import { batchOf } from '#lib/edge/batch.ts';
import { findInvalidations, type Invalidation, removeInvalidation } from '#lib/edge/invalidation.repo.ts';
import { logger } from '#lib/logger.ts';

/**
 * By then the functions have read their copies of the lists anew. Earlier, the edge could forget an old answer only to
 * get it again.
 */
const settling = seconds(15);

/** Things in one invalidation. Those above it wait for the next minute. */
const mostThings = 500;

/** The same changes have the same reference, so that a lost answer does not cost a second invalidation. */
const referenceOf = (changes: readonly Invalidation[]): string =>
  createHash('sha256')
    .update(JSON.stringify(changes.map(({ id, changed_at }) => [id, changed_at])))
    .digest('hex');

/** Every minute: makes the edge forget what was published, changed or taken back, in one invalidation. */
export async function handler(): Promise<void> {
  const latest = now() - settling;
  const due = (await findInvalidations(mostThings)).filter(({ changed_at }) => Date.parse(changed_at) <= latest);
  if (due.length === 0) return;
  const paths = batchOf(due.flatMap(({ paths }) => paths));
  if (!(await invalidate(referenceOf(due), paths))) return logger.warn('invalidation postponed', { paths });
  logger.info('edge invalidated', { things: due.length, paths });
  for (const each of due) await removeInvalidation(each);
}
