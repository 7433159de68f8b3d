import { randomUUID } from 'node:crypto';
import { days, now, ttlAfter } from '#lib/clock.ts';
import { lease } from '#lib/lease.ts';
import { ifCondition } from '#lib/table/condition.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { AddressEntity } from './address.entity.ts';

/** A claim not kept within this time is from an attempt that crashed. */
export const claimLease = lease;

export interface Claim {
  readonly email: string;
  readonly attempt: string;
}

/**
 * Claims a free or abandoned address, else undefined. An unfinished claim is deleted after a day. If it is unknown
 * whether the claim succeeded, it is released: otherwise nobody could have the address until the lease expires.
 */
export async function claim(email: string): Promise<Claim | undefined> {
  const mine: Claim = { email, attempt: randomUUID() };
  const put = AddressEntity.put({ ...mine, claimed_at: now(), ttl: ttlAfter(days(1)) }).where(
    (a, { notExists, eq, lt }) =>
      // Ours already: the first response was lost and the SDK retried.
      `${notExists(a.email)} OR ${eq(a.attempt, mine.attempt)} OR (${notExists(a.user_id)} AND ${lt(a.claimed_at, now() - claimLease)})`,
  );
  try {
    return (await ifCondition(put.go())) && mine;
  } catch (error) {
    await release(mine).catch(() => undefined);
    throw error;
  }
}

/** Who holds an address: a person, a registration in progress since `claimed_at`, or nobody. */
export async function holderOf(email: string): Promise<{ user_id?: string; claimed_at: number } | undefined> {
  return (await AddressEntity.get({ email }).go({ consistent: true })).data ?? undefined;
}

/** Releases a claim, unless it has been kept or taken over. */
export async function release({ email, attempt }: Claim): Promise<void> {
  const remove = AddressEntity.delete({ email }).where(
    (a, { eq, notExists }) => `${eq(a.attempt, attempt)} AND ${notExists(a.user_id)}`,
  );
  await ifCondition(remove.go());
}

/** Part of the transaction that creates the profile: gives it the address. Refused unless the claim is still ours. */
export const keepItem = ({ email, attempt }: Claim, userId: string): TransactItem => ({
  Update: AddressEntity.patch({ email })
    .set({ user_id: userId })
    .remove(['ttl'])
    .where((a, { eq, notExists }) => `${eq(a.attempt, attempt)} AND ${notExists(a.user_id)}`)
    .params(),
});

/** Part of the transaction that removes the profile. */
export const freeItem = (email: string, userId: string): TransactItem => ({
  Delete: AddressEntity.delete({ email })
    .where((a, { eq }) => eq(a.user_id, userId))
    .params(),
});
