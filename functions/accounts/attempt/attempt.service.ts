import { setTimeout as pause } from 'node:timers/promises';
import { minutes, now, seconds } from '#lib/clock.ts';
import { DomainError } from '#lib/errors.ts';
import { type Attempts, countFailure, forgetFailures, readFailures } from './attempt.repo.ts';
import { hiddenKey } from './hidden-key.ts';

/** Failures of one visitor with one address that lock the pair, and failures with an address that slow it down. */
const lockAt = 10;
export const slowAt = 100;
const slowness = seconds(1);

/** The key of a pair. An address itself is never locked: otherwise anybody could lock anybody else out. */
const pairKey = (email: string, visitor: string): string => hiddenKey('sign-in', email, visitor);
const addressKey = (email: string): string => hiddenKey('sign-in', email);

/** 429 until the attempts expire. */
export function tooMany(attempts: string, { expires_at }: Attempts): DomainError {
  const left = expires_at - now();
  const wait = Math.ceil(left / minutes(1));
  const detail = `Too many ${attempts}. Please try again in ${wait} ${wait === 1 ? 'minute' : 'minutes'}.`;
  return new DomainError('too_many_requests', detail, { retryAfter: Math.max(1, Math.ceil(left / 1000)) });
}

function refuseLocked(pair: Attempts | undefined): void {
  if (pair && pair.times >= lockAt) throw tooMany('failed attempts', pair);
}

/**
 * Runs a password attempt. One that returns undefined is counted and throws `refusal`. Unknown addresses are counted
 * like known ones, so neither the response nor its timing tells them apart.
 */
export async function withFailureLimit<T>(
  { email, visitor }: { readonly email: string; readonly visitor: string },
  attempt: () => Promise<T | undefined>,
  refusal: () => DomainError,
): Promise<T> {
  const pair = pairKey(email, visitor);
  const address = addressKey(email);
  const before = await readFailures([pair, address]);
  refuseLocked(before.get(pair));
  if ((before.get(address)?.times ?? 0) >= slowAt) await pause(slowness);
  const result = await attempt();
  if (result === undefined) {
    await Promise.all([countFailure(pair, lockAt), countFailure(address, slowAt)]);
    throw refusal();
  }
  if (before.get(pair)) await forgetFailures(pair);
  return result;
}

/** Lifts the lock for somebody who has proven their identity in another way. */
export const forgive = (email: string, visitor: string): Promise<void> => forgetFailures(pairKey(email, visitor));
