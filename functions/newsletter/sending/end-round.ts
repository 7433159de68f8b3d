import { schedule } from '#lib/actor.ts';
import { nowIso } from '#lib/clock.ts';
import { logger } from '#lib/logger.ts';
import { retryOnStaleRevision } from '#lib/managed/retry-on-stale-revision.ts';
import { TransactionRefused } from '#lib/table/transact.ts';
import { newsletters } from '../newsletter.service.ts';
import { changeSendingItem, endRoundItem, findRound, roundsOf, type StoredSending } from './sending.repo.ts';
import { addsUp, sentTo } from './sending.rules.ts';

/** Ends a sending whose batches are all done. Nothing happens if somebody has ended or paused it meanwhile. */
export async function endRound(sending: StoredSending): Promise<void> {
  const { newsletter_id } = sending;
  const round = await findRound(newsletter_id, sending.round);
  if (!round) return;
  if (!addsUp(round)) logger.error('the sums of a newsletter do not add up', { newsletter_id, round: round.round });
  const sent_count = sentTo(await roundsOf(newsletter_id));
  const also = [
    changeSendingItem(sending, ['sending'], { state: 'sent', ended_at: nowIso() }, ['under_way', 'wait', 'pause']),
    endRoundItem(round),
  ];
  try {
    await retryOnStaleRevision('finished', async () => {
      const before = await newsletters.mustFind(newsletter_id);
      const sent_at = before.sent_at ?? sending.started_at;
      return newsletters.save(schedule, 'finished', before, { status: 'sent', sent_at, sent_count }, { also });
    });
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
  }
}
