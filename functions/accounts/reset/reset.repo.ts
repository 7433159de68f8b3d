import { randomUUID } from 'node:crypto';
import type { EntityItem } from 'electrodb';
import { minutes, now, seconds } from '#lib/clock.ts';
import { ifCondition } from '#lib/table/condition.ts';
import { hiddenKey } from '../attempt/hidden-key.ts';
import { ResetEntity } from './reset.entity.ts';

export type Reset = EntityItem<typeof ResetEntity>;

/** The key of an address's reset, which hides the address. */
export const resetKey = (email: string): string => hiddenKey('reset', email);

/** How long link and code are good, and the mails of an address are counted. */
export const resetLifetime = minutes(30);
/** Codes that may be tried. A link has no such number: nobody guesses 256 bits. */
const mostTries = 5;

/** Takes the place of an older one, or of its own earlier try. False when a newer one was asked for meanwhile. */
export async function saveReset(reset: Reset): Promise<boolean> {
  const put = ResetEntity.put(reset).where(
    (r, { notExists, lte }) => `${notExists(r.asked_at)} OR ${lte(r.asked_at, reset.asked_at)}`,
  );
  return (await ifCondition(put.go())) !== undefined;
}

/** The reset of a link, while it is open, however many codes were tried: else anybody could end it by wrong ones. */
export async function findReset(key: string): Promise<Reset | undefined> {
  const { data } = await ResetEntity.get({ key }).go({ consistent: true });
  return data && data.expires_at > now() ? data : undefined;
}

/**
 * Counts a try before its code is compared, so that many at once are no more than five. Undefined when there is no
 * reset, it has run out, or this would be one try too many.
 */
export async function countTry(key: string): Promise<Reset | undefined> {
  const counting = ResetEntity.patch({ key })
    .add({ tries: 1 })
    .where((r, { lt, gt }) => `${lt(r.tries, mostTries)} AND ${gt(r.expires_at, now())}`);
  return (await ifCondition(counting.go({ response: 'all_new' })))?.data as Reset | undefined;
}

/** Longer than a function lives: a reset whose carrying out died can be used again after this. */
const lease = seconds(40);

export interface Taken {
  readonly key: string;
  readonly taken_by: string;
}

/** Takes a reset to carry it out: what to finish or to give back, or undefined when somebody else has it or had it. */
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

/** Used up, unless a newer one has come in the meantime. */
export async function finishReset({ key, taken_by }: Taken): Promise<void> {
  const finishing = ResetEntity.delete({ key }).where((r, { eq }) => eq(r.taken_by, taken_by));
  await ifCondition(finishing.go());
}

/** To be used again. */
export async function giveBack({ key, taken_by }: Taken): Promise<void> {
  const giving = ResetEntity.patch({ key })
    .remove(['taken_by', 'taken_until'])
    .where((r, { eq }) => eq(r.taken_by, taken_by));
  await ifCondition(giving.go());
}

export async function forgetReset(key: string): Promise<void> {
  await ResetEntity.delete({ key }).go();
}
