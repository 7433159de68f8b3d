import type { Sending } from '#shared/newsletter/sending.ts';
import { mostBounces, mostComplaints, type PauseReason } from '#shared/newsletter/sending-choices.ts';
import type { StoredRound, StoredSending } from './sending.repo.ts';

type Settled = Pick<StoredRound, 'sent' | 'failed' | 'suppressed' | 'uncertain'>;
type Counted = Settled & Pick<StoredRound, 'kind'>;

/** Whether the mails of everybody in a round are settled. */
export const addsUp = ({ total, sent, failed, suppressed, uncertain }: Settled & Pick<StoredRound, 'total'>): boolean =>
  total === sent + failed + suppressed + uncertain;

/** Recipients who got it: a second mail to those who had not opened the first makes nobody two. */
export const sentTo = (rounds: readonly Pick<Counted, 'kind' | 'sent'>[]): number =>
  rounds.reduce((sum, { kind, sent }) => (kind === 'not_opened' ? sum : sum + sent), 0);

/** Recipients whose mail has failed in every round: in a later round to them it was settled another way, or failed again. */
export function failedIn(rounds: readonly Counted[]): number {
  const ofAudience = rounds.find(({ kind }) => kind === 'audience')?.failed ?? 0;
  const mended = rounds
    .filter(({ kind }) => kind === 'failed')
    .reduce((sum, { sent, suppressed, uncertain }) => sum + sent + suppressed + uncertain, 0);
  return Math.max(0, ofAudience - mended);
}

/** Whether everybody has had their turn. A further round that was stopped leaves the newsletter sent. */
export const hasGoneOut = ({ state, round }: Pick<StoredSending, 'state' | 'round'>): boolean =>
  state === 'sent' || (state === 'stopped' && round > 1);

/** Whether those who did not open it have had their second mail. */
export const wasSentAgain = (rounds: readonly Pick<Counted, 'kind'>[]): boolean =>
  rounds.some(({ kind }) => kind === 'not_opened');

/**
 * How many would get it once more. How many have not opened it is told from the figure of opens, which count everybody once;
 * null once they have had their second mail.
 */
export const resendOf = (rounds: readonly Counted[], opens: number): NonNullable<Sending['resend']> => ({
  failed: failedIn(rounds),
  not_opened: wasSentAgain(rounds) ? null : Math.max(0, sentTo(rounds) - opens),
});

/** Why a newsletter is not sent once more, in a sentence; undefined when it may be. */
export function reasonNotToResend(rounds: readonly Counted[], to: 'failed' | 'not_opened'): string | undefined {
  if (to === 'failed') return failedIn(rounds) > 0 ? undefined : 'No mail of this newsletter has failed';
  return wasSentAgain(rounds) ? 'Those who have not opened it have got it a second time already' : undefined;
}

/** What was sent, came back and was reported. */
export interface Feedback {
  readonly sent: number;
  readonly bounces: number;
  readonly complaints: number;
}

/** A few bounces at the start of a large list say nothing yet. */
const fewBounces = 5;

/**
 * Whether a sending has to pause by itself: above 5 % of bounces, or 0.1 % of spam reports, among the mails since it was last
 * resumed. Providers stop whoever goes on.
 */
export function pauseFor(
  { sent, bounces, complaints }: Feedback,
  forgiven: Feedback = { sent: 0, bounces: 0, complaints: 0 },
): Exclude<PauseReason, 'admin'> | undefined {
  const since = Math.max(1, sent - forgiven.sent);
  const [bounced, reported] = [bounces - forgiven.bounces, complaints - forgiven.complaints];
  if (reported > 0 && reported / since > mostComplaints) return 'complaints';
  return bounced >= fewBounces && bounced / since > mostBounces ? 'bounces' : undefined;
}
