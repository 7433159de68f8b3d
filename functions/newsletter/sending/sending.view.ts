import { seconds } from '#lib/clock.ts';
import type { MailCounts, Sending, SendingRound } from '#shared/newsletter/sending.ts';
import type { StoredRound, StoredSending } from './sending.repo.ts';

const toRound = (round: StoredRound, counts: MailCounts): SendingRound => ({
  number: round.round,
  kind: round.kind,
  is_frozen: round.is_frozen,
  counts,
  started_at: round.started_at,
  ended_at: round.ended_at ?? null,
});

const noCounts: MailCounts = { total: 0, open: 0, sent: 0, failed: 0, suppressed: 0, uncertain: 0 };

/** What was read of a sending: its rounds, oldest first, each with its counts, and what only reads can tell. */
export interface SendingRead extends Pick<Sending, 'subject' | 'is_settling' | 'resend'> {
  readonly rounds: readonly (readonly [round: StoredRound, counts: MailCounts])[];
}

/** How long a round has to run before its own mails say how fast it is. */
const leastElapsed = seconds(5);

/** Mails a second: of the last turn, or of the round so far in its first one. Null when nobody can tell yet. */
function rateOf({ state, rate }: StoredSending, newest: SendingRound | undefined, at: number): number | null {
  if (rate !== undefined || state !== 'sending' || !newest?.is_frozen) return rate ?? null;
  const elapsed = at - Date.parse(newest.started_at);
  return elapsed >= leastElapsed && newest.counts.sent > 0 ? newest.counts.sent / (elapsed / 1000) : null;
}

/** Null when nobody can tell: before the audience is known, before the first mails, and while nothing leaves. */
function secondsLeft(
  state: StoredSending['state'],
  rate: number | null,
  newest: SendingRound | undefined,
): number | null {
  if (state !== 'sending' || !newest?.is_frozen || !rate) return null;
  return Math.ceil(newest.counts.open / rate);
}

/** A sending as admins see it at a moment. */
export function toSending(sending: StoredSending, { rounds: read, ...rest }: SendingRead, moment: number): Sending {
  const { newsletter_id, state, started_at, pause, wait } = sending;
  const rounds = read.map(([round, counts]) => toRound(round, counts));
  const newest = rounds.at(-1);
  const rate = rateOf(sending, newest, moment);
  return {
    newsletter_id,
    state,
    started_at,
    planned_for: sending.planned_for ?? null,
    ended_at: sending.ended_at ?? null,
    counts: newest?.counts ?? noCounts,
    rounds,
    rate,
    seconds_left: secondsLeft(state, rate, newest),
    pause: pause ? { reason: pause.reason, at: pause.at, by: pause.by ?? null } : null,
    wait: state === 'sending' && wait ? wait : null,
    ...rest,
  };
}
