import { unavailable } from '#lib/errors.ts';
import { retryOnConflict } from '#lib/retry.ts';
import { transactUnlessRefused } from '#lib/table/transact.ts';
import type { SettledState } from '#shared/newsletter/sending-choices.ts';
import { findRecipients, type Placed, settle } from '../../recipient/recipient.repo.ts';
import { settledIn } from '../../recipient/recipient.rules.ts';
import { countedItem } from '../sending.repo.ts';
import { doneItem, findProgress, type Settled, type StoredBatch } from './batch.repo.ts';
import { sentItems } from './sent-items.ts';

/** The recipients of a batch with their places. */
export const placedIn = ({ newsletter_id, round, number: batch, recipients }: StoredBatch): Placed[] =>
  recipients.map(({ id, email: _ }, place) => ({ newsletter_id, subscriber_id: id, round, batch, place }));

const sumOf = (states: readonly (string | undefined)[]): Settled => {
  const count = (state: SettledState) => states.filter((each) => each === state).length;
  return {
    sent: count('sent'),
    failed: count('failed'),
    suppressed: count('suppressed'),
    uncertain: count('uncertain'),
  };
};

/**
 * Ends a batch: whoever was claimed by a worker that died, and has no answer of SES, is uncertain; then everybody is counted,
 * once, in the batch, the round and the figures. `without`: places that were not tried and never will be, as the sending
 * was stopped.
 */
export async function countBatch(batch: StoredBatch, without: readonly number[] = []): Promise<void> {
  const { newsletter_id, round } = batch;
  const placed = placedIn(batch).filter(({ place }) => !without.includes(place));
  const counted = await retryOnConflict({ tries: 8, wait: 40 }, async () => {
    const progress = await findProgress(batch);
    if (!progress || progress.is_done) return true;
    const ids = placed.map(({ subscriber_id }) => subscriber_id);
    const known = await findRecipients(newsletter_id, ids);
    const open = placed.filter(({ subscriber_id }) => !settledIn(round, known.get(subscriber_id)));
    if (open.length > 0) {
      await Promise.all(open.map((each) => settle(each, 'uncertain')));
      return undefined;
    }
    const counts = sumOf(placed.map(({ subscriber_id }) => settledIn(round, known.get(subscriber_id))));
    const written = await transactUnlessRefused([
      doneItem(progress, counts),
      countedItem(newsletter_id, round, counts),
      ...(await sentItems(newsletter_id, round, counts.sent)),
    ]);
    return written || undefined;
  });
  if (!counted) throw unavailable('A batch of a newsletter could not be counted', 2);
}
