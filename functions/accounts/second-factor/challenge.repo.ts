import { minutes, now, ttlAfter } from '#lib/clock.ts';
import { hashOf, newSecret } from '#lib/mail/mailed-secret.ts';
import type { SecondFactorAsked } from '#shared/accounts/second-factor.ts';
import type { CodeAsked } from '../user-pool/user-pool.sessions.ts';
import { ChallengeEntity } from './challenge.entity.ts';
import { seal, unseal } from './seal.ts';

/** As long as the pool's own session, which is its default. */
const challengeLifetime = minutes(3);

/** A sign-in that waits for a code. */
export interface Waiting extends CodeAsked {
  /** Whether it was begun at the door of the back-office. */
  readonly staffOnly: boolean;
  /** Whether its session is one of the back-office. */
  readonly back_office: boolean;
}

/** The key of a challenge, which does not reveal it. */
export const challengeKey = (challenge: string): string => hashOf(challenge);

const picked = ({ subject, poolSession, staffOnly, back_office }: Waiting): Waiting => ({
  ...{ subject, poolSession, staffOnly, back_office },
});

/** Keeps a sign-in that waits for a code, and returns what to answer instead of a session. */
export async function askForCode(waiting: Waiting): Promise<SecondFactorAsked> {
  const challenge = newSecret();
  const sealed = seal(JSON.stringify(picked(waiting)), challenge);
  const expires_at = now() + challengeLifetime;
  await ChallengeEntity.put({
    key: challengeKey(challenge),
    sealed,
    expires_at,
    ttl: ttlAfter(challengeLifetime),
  }).go();
  return { success: true, second_factor: true, challenge };
}

/** The sign-in that waits for a code; undefined when there is none, or no longer. */
export async function findWaiting(challenge: string): Promise<Waiting | undefined> {
  const { data } = await ChallengeEntity.get({ key: challengeKey(challenge) }).go({ consistent: true });
  return data && data.expires_at > now() ? (JSON.parse(unseal(data.sealed, challenge)) as Waiting) : undefined;
}

export async function forgetWaiting(challenge: string): Promise<void> {
  await ChallengeEntity.delete({ key: challengeKey(challenge) }).go();
}
