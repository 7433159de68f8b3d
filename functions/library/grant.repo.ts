import type { GoesOn } from '#lib/person/personal-data.ts';
import { deleteAll } from '#lib/table/delete-all.ts';
import { type ItemRead, readTogether } from '#lib/table/together.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { GrantEntity } from './grant.entity.ts';

/** Upper bound for queries of what one person owns. */
const mostOwned = 5000;

export interface Grant {
  readonly ebook_id: string;
  readonly order_id: string | null;
  readonly paid: Cents;
  readonly granted_at: string;
}

export interface NewGrant {
  readonly ebook_id: string;
  readonly order_id: string | null;
  readonly paid: Cents;
}

/** Whether this person owns this ebook: a strongly consistent read, together with others of the moment. */
export async function ownsEbook(userId: string, ebookId: string): Promise<boolean> {
  const read = GrantEntity.get({ user_id: userId, ebook_id: ebookId }).params<ItemRead>({ attributes: ['ebook_id'] });
  return GrantEntity.parse(await readTogether(read)).data !== null;
}

/** This person's copy of this ebook, if they own it: one strongly consistent read. */
export async function findGrant(userId: string, ebookId: string): Promise<Grant | undefined> {
  const { data } = await GrantEntity.get({ user_id: userId, ebook_id: ebookId }).go({ consistent: true });
  return data ? { ...data, order_id: data.order_id ?? null } : undefined;
}

/** Part of a transaction; refused unless this person owns this ebook by this order. */
export function ownsByOrderItem(userId: string, ebookId: string, orderId: string): TransactItem {
  type Params = { TableName: string; Key: Record<string, string> };
  const { TableName, Key } = GrantEntity.get({ user_id: userId, ebook_id: ebookId }).params<Params>();
  const condition = { ConditionExpression: 'order_id = :order', ExpressionAttributeValues: { ':order': orderId } };
  return { ConditionCheck: { TableName, Key, ...condition } };
}

/** Ids of what this person owns. */
export async function ownedEbookIds(userId: string): Promise<ReadonlySet<string>> {
  const query = GrantEntity.query.whatDoesThisPersonOwn({ user_id: userId });
  const { data } = await query.go({ consistent: true, attributes: ['ebook_id'], count: mostOwned });
  return new Set(data.map(({ ebook_id }) => ebook_id));
}

/** Which of these ebooks this person owns: the same work for a large library as for a small one. */
export async function ownedOf(userId: string, ebookIds: readonly string[]): Promise<ReadonlySet<string>> {
  const owned = await Promise.all(ebookIds.map((ebookId) => ownsEbook(userId, ebookId)));
  return new Set(ebookIds.filter((_, index) => owned[index]));
}

/** Whether this person has paid for anything they own. */
export async function ownsPaid(userId: string): Promise<boolean> {
  const query = GrantEntity.query.whatDoesThisPersonOwn({ user_id: userId }).where(({ paid }, { gt }) => gt(paid, 0));
  return (await query.go({ count: 1, attributes: ['ebook_id'] })).data.length > 0;
}

/** What this person owns, newest first. */
export async function listGrants(userId: string, most = mostOwned): Promise<Grant[]> {
  const query = GrantEntity.query.whatDoesThisPersonOwn({ user_id: userId });
  const { data } = await query.go({ consistent: true, count: most });
  const grants = data.map(({ order_id, ...grant }) => ({ ...grant, order_id: order_id ?? null }));
  return grants.sort((a, b) => b.granted_at.localeCompare(a.granted_at));
}

/** Parts of a transaction that grant ebooks, each refused when the person already owns the ebook. */
export const grantItems = (userId: string, grants: readonly NewGrant[], at: string): TransactItem[] =>
  grants.map(({ ebook_id, order_id, paid }) => ({
    Put: GrantEntity.create({
      user_id: userId,
      ebook_id,
      order_id: order_id ?? undefined,
      paid,
      granted_at: at,
    }).params(),
  }));

/** Part of a transaction that revokes an ebook; refused unless this order granted it. */
export const revokeItem = (userId: string, ebookId: string, orderId: string): TransactItem => ({
  Delete: GrantEntity.delete({ user_id: userId, ebook_id: ebookId })
    .where(({ order_id }, { eq }) => eq(order_id, orderId))
    .params(),
});

export const forgetGrants = (userId: string, goesOn: GoesOn): Promise<void> =>
  deleteAll(
    async (limit) =>
      (
        await GrantEntity.query
          .whatDoesThisPersonOwn({ user_id: userId })
          .go({ attributes: ['user_id', 'ebook_id'], limit })
      ).data,
    async (keys) => (await GrantEntity.delete(keys).go()).unprocessed,
    goesOn,
  );
