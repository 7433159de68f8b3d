import { mostBounces, mostComplaints, type PauseReason } from '#shared/newsletter/sending-choices.ts';
import type { StoredRound } from './sending.repo.ts';

type Counted = Pick<StoredRound, 'kind' | 'sent' | 'failed' | 'suppressed' | 'uncertain'>;

/** Recipients whose mail has failed in every round: in a later round to them it was settled another way, or failed again. */
export function failedIn(rounds: readonly Counted[]): number {
  const ofAudience = rounds.find(({ kind }) => kind === 'audience')?.failed ?? 0;
  const mended = rounds
    .filter(({ kind }) => kind === 'failed')
    .reduce((sum, { sent, suppressed, uncertain }) => sum + sent + suppressed + uncertain, 0);
  return Math.max(0, ofAudience - mended);
}

/** Whether those who did not open it have had their second mail. */
export const wasSentAgain = (rounds: readonly Pick<Counted, 'kind'>[]): boolean =>
  rounds.some(({ kind }) => kind === 'not_opened');

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
