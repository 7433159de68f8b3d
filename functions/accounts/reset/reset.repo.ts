import { randomUUID } from 'node:crypto';
import type { EntityItem } from 'electrodb';
import { minutes, now } from '#lib/clock.ts';
import { lease } from '#lib/lease.ts';
import { ifCondition } from '#lib/table/condition.ts';
import { hiddenKey } from '../attempt/hidden-key.ts';
import { ResetEntity } from './reset.entity.ts';

export type Reset = EntityItem<typeof ResetEntity>;

/** The key of an address's reset, which hides the address. */
export const resetKey = (email: string): string => hiddenKey('reset', email);

/** How long the link and code are valid, and how long the mails to an address are counted. */
export const resetLifetime = minutes(30);
/** Attempts at a code. A link has no such limit: nobody guesses 256 bits. */
const mostTries = 5;

/** Replaces an older reset, or its own earlier attempt. False when a newer one has been requested. */
export async function saveReset(reset: Reset): Promise<boolean> {
  const put = ResetEntity.put(reset).where(
    (r, { notExists, lte }) => `${notExists(r.asked_at)} OR ${lte(r.asked_at, reset.asked_at)}`,
  );
  return (await ifCondition(put.go())) !== undefined;
}

/** The unexpired reset of a link, however many codes were tried: otherwise wrong codes could cancel it. */
export async function findReset(key: string): Promise<Reset | undefined> {
  const { data } = await ResetEntity.get({ key }).go({ consistent: true });
  return data && data.expires_at > now() ? data : undefined;
}

/**
 * Counts an attempt before its code is compared, so even concurrent attempts are limited to five. Undefined when there
 * is no reset, it has expired, or the limit is reached.
 */
export async function countTry(key: string): Promise<Reset | undefined> {
  const counting = ResetEntity.patch({ key })
    .add({ tries: 1 })
    .where((r, { lt, gt }) => `${lt(r.tries, mostTries)} AND ${gt(r.expires_at, now())}`);
  return (await ifCondition(counting.go({ response: 'all_new' })))?.data as Reset | undefined;
}

export interface Taken {
  readonly key: string;
  readonly taken_by: string;
}

/**
 * Leases a reset, which can be used again if the function crashes: returns what to finish or give back, or undefined when another call
 * holds it or has used it.
 */
export async function takeReset({ key, link_hash }: Reset): Promise<Taken | undefined> {
  const mine: Taken = { key, taken_by: randomUUID() };
  const taking = ResetEntity.patch({ key })
    .set({ taken_by: mine.taken_by, taken_until: now() + lease })
    .where((r, { eq, lt, notExists }) => {
      const free = `${notExists(r.taken_by)} OR ${eq(r.taken_by, mine.taken_by)} OR ${lt(r.taken_until, now())}`;
      return `${eq(r.link_hash, link_hash)} AND (${free})`;
    });
  return (await ifCondition(taking.go())) && mine;
}

/** Uses the reset up, unless a newer one has replaced it. */
export async function finishReset({ key, taken_by }: Taken): Promise<void> {
  const finishing = ResetEntity.delete({ key }).where((r, { eq }) => eq(r.taken_by, taken_by));
  await ifCondition(finishing.go());
}

/** Ends the lease, so the reset can be used again. */
export async function giveBack({ key, taken_by }: Taken): Promise<void> {
  const giving = ResetEntity.patch({ key })
    .remove(['taken_by', 'taken_until'])
    .where((r, { eq }) => eq(r.taken_by, taken_by));
  await ifCondition(giving.go());
}

export async function forgetReset(key: string): Promise<void> {
  await ResetEntity.delete({ key }).go();
}
