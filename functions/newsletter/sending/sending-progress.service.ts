import { now } from '#lib/clock.ts';
import type { MailCounts, Sending } from '#shared/newsletter/sending.ts';
import type { SettledState } from '#shared/newsletter/sending-choices.ts';
import { newsletters } from '../newsletter.service.ts';
import { findRecipients } from '../recipient/recipient.repo.ts';
import { settledIn } from '../recipient/recipient.rules.ts';
import { isOver } from '../recipient/retention.ts';
import { readFigures } from '../tracking/figures.repo.ts';
import { batchesOf, progressFrom, type Settled, type StoredBatch } from './batch/batch.repo.ts';
import { mustFindSending, roundsOf, type StoredRound, type StoredSending } from './sending.repo.ts';
import { hasGoneOut, resendOf, sentTo } from './sending.rules.ts';
import { toSending } from './sending.view.ts';

/** Open batches whose mails are counted one by one: the first dozen, so that a look stays cheap. Others show once they are done. */
const looked = 12;

async function settledStatesOf({ newsletter_id, round, recipients }: StoredBatch) {
  const ids = recipients.map(({ id }) => id);
  const known = await findRecipients(newsletter_id, ids);
  return ids.map((id) => settledIn(round, known.get(id)));
}

/** What was settled in batches that are not counted yet: those that workers have at the moment. */
async function uncounted({ newsletter_id, round, first_open }: StoredRound): Promise<Settled> {
  const progress = await progressFrom(newsletter_id, round, first_open, looked);
  const open = [...progress.values()].filter(({ is_done }) => !is_done).map(({ number }) => Number(number));
  const counts = { sent: 0, failed: 0, suppressed: 0, uncertain: 0 };
  if (open.length === 0) return counts;
  const batches = await batchesOf(newsletter_id, round, open);
  const states = await Promise.all(batches.map(settledStatesOf));
  for (const state of states.flat()) if (state) counts[state] += 1;
  return counts;
}

/** Recipients who got it in batches that are not counted yet: figures know nothing of them. */
export async function uncountedRecipients(newsletterId: string): Promise<number> {
  const open = (await roundsOf(newsletterId)).filter(({ ended_at }) => !ended_at);
  return sentTo(await Promise.all(open.map(async (round) => ({ kind: round.kind, ...(await uncounted(round)) }))));
}

async function countsOf(round: StoredRound): Promise<MailCounts> {
  const more = round.ended_at ? undefined : await uncounted(round);
  const count = (state: SettledState) => round[state] + (more?.[state] ?? 0);
  const [sent, failed] = [count('sent'), count('failed')];
  const [suppressed, uncertain] = [count('suppressed'), count('uncertain')];
  const open = round.total - sent - failed - suppressed - uncertain;
  return { total: round.total, open, sent, failed, suppressed, uncertain };
}

/** A worker passes over batches that others have claimed. */
const lookedOn = 100;

/** Whether batches of a stopped sending that workers have had are not counted yet: that is done within some minutes. */
export async function isSettling(
  { newsletter_id, state }: StoredSending,
  newest: StoredRound | undefined,
): Promise<boolean> {
  if (state !== 'stopped' || !newest) return false;
  const progress = await progressFrom(newsletter_id, newest.round, newest.first_open, lookedOn);
  return [...progress.values()].some(({ is_done }) => !is_done);
}

async function resendable(sending: StoredSending, rounds: readonly StoredRound[]): Promise<Sending['resend']> {
  const { newsletter_id } = sending;
  if (!hasGoneOut(sending) || isOver(sending)) return null;
  const { opens = 0 } = (await readFigures([newsletter_id])).get(newsletter_id) ?? {};
  return resendOf(rounds, opens);
}

/** How a newsletter is sent, or was; 404 for one that was never sent. */
export async function sendingOf(newsletterId: string): Promise<Sending> {
  const [sending, stored, { subject }] = await Promise.all([
    mustFindSending(newsletterId),
    roundsOf(newsletterId),
    newsletters.mustFind(newsletterId),
  ]);
  const [rounds, is_settling, resend] = await Promise.all([
    Promise.all(stored.map(async (round) => [round, await countsOf(round)] as const)),
    isSettling(sending, stored.at(-1)),
    resendable(sending, stored),
  ]);
  return toSending(sending, { subject, rounds, is_settling, resend: is_settling ? null : resend }, now());
}
