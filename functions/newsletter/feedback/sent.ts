import { unavailable } from '#lib/errors.ts';
import { logger } from '#lib/logger.ts';
import { retryOnConflict } from '#lib/retry.ts';
import { type TransactItem, transactUnlessRefused } from '#lib/table/transact.ts';
import { findRecipients, foundSentItem, type Placed, settle } from '../recipient/recipient.repo.ts';
import { type BatchKey, countedSentItem, findProgress, touchedItem } from '../sending/batch/batch.repo.ts';
import { sentItems } from '../sending/batch/sent-items.ts';
import { countedItem } from '../sending/sending.repo.ts';

const keyOf = ({ newsletter_id, round, batch: number }: Placed): BatchKey => ({ newsletter_id, round, number });

/** What finding a mail sent changes besides its recipient: sums that have counted it as uncertain, or that are to be counted. */
async function sumsOf(placed: Placed, isCounted: boolean): Promise<TransactItem[]> {
  const key = keyOf(placed);
  if (!isCounted) return [touchedItem(key)];
  return [
    countedSentItem(key),
    countedItem(placed.newsletter_id, placed.round, { sent: 1, uncertain: -1 }),
    ...(await sentItems(placed.newsletter_id, placed.round, 1)),
  ];
}

/** A mail that seemed uncertain was sent. */
async function foundSent(placed: Placed): Promise<void> {
  const done = await retryOnConflict({ tries: 6, wait: 40 }, async () => {
    const known = (await findRecipients(placed.newsletter_id, [placed.subscriber_id])).get(placed.subscriber_id);
    if (known?.round !== placed.round || known.state !== 'uncertain') return true;
    const progress = await findProgress(keyOf(placed));
    const sums = await sumsOf(placed, progress?.is_done ?? false);
    return (await transactUnlessRefused([foundSentItem(placed), ...sums])) || undefined;
  });
  if (!done) throw unavailable('A mail could not be counted as sent', 2);
}

/** A mail whose sender has not written what became of it: it died, or is about to. */
export async function settleSent(placed: Placed): Promise<void> {
  if (!(await settle(placed, 'sent'))) await foundSent(placed);
}

/** Those that are not known to be sent. */
async function unknownIn(newsletterId: string, placed: readonly Placed[]): Promise<Placed[]> {
  const known = await findRecipients(newsletterId, [...new Set(placed.map(({ subscriber_id }) => subscriber_id))]);
  return placed.filter((each) => {
    const { round = 0, state } = known.get(each.subscriber_id) ?? {};
    return round < each.round || (round === each.round && state !== 'sent');
  });
}

const portion = 100;

/**
 * SES has sent these mails. Nearly all of them are known to be sent, so they are only read; whoever was cut off before the
 * answer of SES has left the others. Returns those that could not be taken in.
 */
export async function takeSent(all: readonly Placed[]): Promise<Placed[]> {
  const failed: Placed[] = [];
  for (const [newsletterId, some] of Map.groupBy(all, ({ newsletter_id }) => newsletter_id))
    for (let at = 0; at < some.length; at += portion) {
      const together = some.slice(at, at + portion);
      const notTaken = (some: readonly Placed[]) => (error: unknown) => {
        logger.warn('events that mails were sent not taken in', { count: some.length, error: error as Error });
        failed.push(...some);
      };
      const unknown = (await unknownIn(newsletterId, together).catch(notTaken(together))) ?? [];
      for (const each of unknown) await settleSent(each).catch(notTaken([each]));
    }
  return failed;
}
