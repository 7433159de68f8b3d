import type { EntityItem } from 'electrodb';
import { now } from '#lib/clock.ts';
import { lease } from '#lib/lease.ts';
import { readAll } from '#lib/table/batch.ts';
import { ifCondition } from '#lib/table/condition.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import type { SettledState } from '#shared/newsletter/sending-choices.ts';
import { recipientTtl } from '../../recipient/retention.ts';
import { BatchEntity, BatchProgressEntity } from '../sending.entity.ts';

export type StoredBatch = EntityItem<typeof BatchEntity>;
export type StoredProgress = EntityItem<typeof BatchProgressEntity>;

/** Which batch of which round of which newsletter. */
export type BatchKey = Pick<StoredBatch, 'newsletter_id' | 'round' | 'number'>;
/** Settled mails by state. */
export type Settled = Readonly<Record<SettledState, number>>;

const digits = 6;
/** A number with leading zeros, so that numbers are in order as texts. */
export const batchNumber = (number: number): string => String(number).padStart(digits, '0');

const keyOf = ({ newsletter_id, round, number }: BatchKey): BatchKey => ({ newsletter_id, round, number });

/** The newest batch of a round, strongly consistent: where the making of batches goes on. */
export async function lastBatch(newsletter_id: string, round: number): Promise<StoredBatch | undefined> {
  const found = BatchEntity.query.inRound({ newsletter_id, round });
  return (await found.go({ order: 'desc', limit: 1, consistent: true })).data[0];
}

/** Stores a batch; false when somebody else has made one of this number. */
export const createBatch = async (batch: Omit<StoredBatch, 'ttl'>): Promise<boolean> =>
  (await ifCondition(BatchEntity.create({ ...batch, ttl: recipientTtl() }).go())) !== undefined;

/** Strongly consistent. */
export async function findBatch(key: BatchKey): Promise<StoredBatch | undefined> {
  return (await BatchEntity.get(keyOf(key)).go({ consistent: true })).data ?? undefined;
}

/** Up to `most` batches of a round from a number on, in order. */
export async function batchesFrom(
  newsletter_id: string,
  round: number,
  from: number,
  most: number,
): Promise<StoredBatch[]> {
  const found = BatchEntity.query.inRound({ newsletter_id, round });
  const some = found.between({ number: batchNumber(from) }, { number: batchNumber(from + most - 1) });
  return (await some.go({ pages: 'all' })).data;
}

/** Some batches of a round, in order; at most a hundred. */
export async function batchesOf(
  newsletter_id: string,
  round: number,
  numbers: readonly number[],
): Promise<StoredBatch[]> {
  const keys = numbers.map((number) => ({ newsletter_id, round, number: batchNumber(number) }));
  const found = await readAll(keys, (some) => BatchEntity.get(some).go({ concurrency: 4 }));
  return found.toSorted((one, other) => Number(one.number) - Number(other.number));
}

/** How far up to `most` batches are, from a number on, strongly consistent. One that nobody has claimed is left out. */
export async function progressFrom(
  newsletter_id: string,
  round: number,
  from: number,
  most: number,
): Promise<ReadonlyMap<string, StoredProgress>> {
  const found = BatchProgressEntity.query.inRound({ newsletter_id, round });
  const some = found.between({ number: batchNumber(from) }, { number: batchNumber(from + most - 1) });
  const { data } = await some.go({ consistent: true, pages: 'all' });
  return new Map(data.map((progress) => [progress.number, progress]));
}

/** How far a batch is, strongly consistent; undefined when nobody has claimed it. */
export async function findProgress(key: BatchKey): Promise<StoredProgress | undefined> {
  return (await BatchProgressEntity.get(keyOf(key)).go({ consistent: true })).data ?? undefined;
}

/** Whether nobody is sending a batch: it was never claimed or was released, or whoever claimed it is dead. */
export const isFree = (progress: StoredProgress | undefined): boolean =>
  !progress || (!progress.is_done && (progress.lease_until ?? 0) <= now());

/** Claims a batch that is free, for the first time or after another worker; undefined when somebody was faster. */
export async function claimBatch(
  key: BatchKey,
  known: StoredProgress | undefined,
  owner: string,
): Promise<StoredProgress | undefined> {
  const claim = { owner, lease_until: now() + lease };
  if (!known) {
    const progress: StoredProgress = { ...keyOf(key), ...claim, is_done: false, ttl: recipientTtl() };
    return (await ifCondition(BatchProgressEntity.create(progress).go())) && progress;
  }
  const taken = BatchProgressEntity.update(keyOf(key))
    .set(claim)
    .where(
      (of, { eq, notExists }) =>
        `${eq(of.is_done, false)} AND ${known.lease_until === undefined ? notExists(of.lease_until) : eq(of.lease_until, known.lease_until)}`,
    );
  return (await ifCondition(taken.go())) && { ...known, ...claim };
}

/**
 * Before mails leave: notes which recipients have not been tried, and that the owner goes on. False when the batch is
 * another worker's by now.
 */
export async function noteUntried(key: BatchKey, owner: string, untried: readonly number[]): Promise<boolean> {
  const noted = BatchProgressEntity.update(keyOf(key))
    .set({ untried: [...untried], lease_until: now() + lease })
    .where((of, { eq }) => eq(of.owner, owner));
  return (await ifCondition(noted.go())) !== undefined;
}

/** Gives a batch back, for whoever goes on. */
export async function releaseBatch(key: BatchKey, owner: string): Promise<void> {
  const released = BatchProgressEntity.update(keyOf(key))
    .remove(['owner', 'lease_until'])
    .where((of, { eq }) => eq(of.owner, owner));
  await ifCondition(released.go());
}

/** Part of the transaction that counts a batch, once; refused when it was touched or claimed since it was read. */
export const doneItem = ({ touched, owner, ...key }: StoredProgress, counts: Settled): TransactItem => ({
  Update: BatchProgressEntity.update(keyOf(key))
    .set({ is_done: true, ...counts })
    .remove(['owner', 'lease_until'])
    .where((of, { eq, notExists }) =>
      [
        eq(of.is_done, false),
        touched === undefined ? notExists(of.touched) : eq(of.touched, touched),
        owner === undefined ? notExists(of.owner) : eq(of.owner, owner),
      ].join(' AND '),
    )
    .params(),
});

/** Part of the transaction that finds a mail sent that seemed uncertain, in a batch that is counted. */
export const countedSentItem = (key: BatchKey): TransactItem => ({
  Update: BatchProgressEntity.update(keyOf(key))
    .add({ sent: 1, uncertain: -1 })
    .where((of, { eq }) => eq(of.is_done, true))
    .params(),
});

/** The same in one that is not: whoever counts it looks again. */
export const touchedItem = (key: BatchKey): TransactItem => ({
  Update: BatchProgressEntity.update(keyOf(key))
    .add({ touched: 1 })
    .where((of, { eq }) => eq(of.is_done, false))
    .params(),
});

/** Takes an address out of a batch: its owner was removed. */
export async function forgetAddress(key: BatchKey, place: number): Promise<void> {
  const forgotten = BatchEntity.patch(keyOf(key)).data((of, { set }) => {
    const recipient = of.recipients[place];
    if (recipient) set(recipient.email, '');
  });
  await ifCondition(forgotten.go());
}
