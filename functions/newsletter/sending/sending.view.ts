import { notFound } from '#lib/errors.ts';
import type { MailCounts, Sending, SendingRound } from '#shared/newsletter/sending.ts';
import type { SettledState } from '#shared/newsletter/sending-choices.ts';
import { newsletters } from '../newsletter.service.ts';
import { findRecipients } from '../recipient/recipient.repo.ts';
import { isOver } from '../recipient/retention.ts';
import { readFigures } from '../tracking/figures.repo.ts';
import { batchesFrom, progressFrom, type Settled } from './batch.repo.ts';
import { settledIn } from './count-batch.ts';
import { sentTo } from './end-round.ts';
import { findSending, roundsOf, type StoredRound, type StoredSending } from './sending.repo.ts';
import { failedIn, wasSentAgain } from './sending.rules.ts';

/** 404 for a newsletter that was never sent. */
export async function mustFindSending(newsletterId: string): Promise<StoredSending> {
  const sending = await findSending(newsletterId);
  if (!sending) throw notFound('This newsletter has not been sent');
  return sending;
}

/** Open batches whose mails are counted one by one: the first dozen, so that a look stays cheap. Others show once they are done. */
const looked = 12;

/** What was settled in batches that are not counted yet: those that workers have at the moment. */
async function uncounted({ newsletter_id, round, first_open }: StoredRound): Promise<Settled> {
  const progress = await progressFrom(newsletter_id, round, first_open, looked);
  const numbers = [...progress.values()].filter(({ is_done }) => !is_done).map(({ number }) => number);
  const counts = { sent: 0, failed: 0, suppressed: 0, uncertain: 0 };
  if (numbers.length === 0) return counts;
  const batches = await batchesFrom(newsletter_id, round, first_open, looked);
  for (const { number, recipients } of batches) {
    if (!numbers.includes(number)) continue;
    const known = await findRecipients(
      newsletter_id,
      recipients.map(({ id }) => id),
    );
    for (const { id } of recipients) {
      const state = settledIn(round, known.get(id));
      if (state) counts[state] += 1;
    }
  }
  return counts;
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

/** Whether workers had mails of a sending that was stopped: they are counted within some minutes. */
async function isSettling({ newsletter_id, state }: StoredSending, newest: StoredRound | undefined): Promise<boolean> {
  if (state !== 'stopped' || !newest) return false;
  const progress = await progressFrom(newsletter_id, newest.round, newest.first_open, lookedOn);
  return [...progress.values()].some(({ is_done, owner }) => !is_done && owner !== undefined);
}

const toRound = async (round: StoredRound): Promise<SendingRound> => ({
  number: round.round,
  kind: round.kind,
  is_counted: round.is_frozen,
  counts: await countsOf(round),
  started_at: round.started_at,
  ended_at: round.ended_at ?? null,
});

const noCounts: MailCounts = { total: 0, open: 0, sent: 0, failed: 0, suppressed: 0, uncertain: 0 };

/** How a newsletter is sent, or was. */
export async function sendingOf(newsletterId: string): Promise<Sending> {
  const [sending, stored, { subject }] = await Promise.all([
    mustFindSending(newsletterId),
    roundsOf(newsletterId),
    newsletters.mustFind(newsletterId),
  ]);
  const rounds = await Promise.all(stored.map(toRound));
  const newest = rounds.at(-1);
  const { state, rate, pause, wait } = sending;
  const isRunning = state === 'sending' && newest?.is_counted;
  return {
    newsletter_id: newsletterId,
    subject,
    state,
    planned_for: sending.planned_for ?? null,
    started_at: sending.started_at,
    ended_at: sending.ended_at ?? null,
    counts: newest?.counts ?? noCounts,
    rounds,
    rate: rate ?? null,
    seconds_left: isRunning && rate && newest ? Math.ceil(newest.counts.open / rate) : null,
    pause: pause ? { reason: pause.reason, at: pause.at, by: pause.by ?? null } : null,
    wait: state === 'sending' && wait ? wait : null,
    is_settling: await isSettling(sending, stored.at(-1)),
    resend: state === 'sent' && !isOver(sending) ? await resendOf(newsletterId, stored) : null,
  };
}

/** Who would get it once more. How many have not opened it is told from the figures: opens count everybody once. */
async function resendOf(newsletterId: string, rounds: readonly StoredRound[]): Promise<Sending['resend']> {
  const failed = failedIn(rounds);
  if (wasSentAgain(rounds)) return { failed, not_opened: null };
  const { opens = 0 } = (await readFigures([newsletterId])).get(newsletterId) ?? {};
  return { failed, not_opened: Math.max(0, sentTo(rounds) - opens) };
}
