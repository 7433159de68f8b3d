import type { EntityItem } from 'electrodb';
import { days, now, ttlAfter } from '#lib/clock.ts';
import { readAll } from '#lib/table/batch.ts';
import { deleteAll } from '#lib/table/delete-all.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import type { AdminDiscount, Discount } from '#shared/commerce/discount.ts';
import { DiscountCodeEntity, DiscountEntity } from './discount.entity.ts';

export type StoredDiscount = EntityItem<typeof DiscountEntity>;

const toDiscount = (item: StoredDiscount): Discount => ({
  id: item.id,
  name: item.name,
  description: item.description,
  type: item.type,
  value: item.value,
  minQuantity: item.minQuantity ?? null,
  maxQuantity: item.maxQuantity ?? null,
  validFrom: item.validFrom ?? null,
  validTo: item.validTo ?? null,
  active: item.active,
  code: item.code ?? null,
  max_uses: item.max_uses ?? null,
  max_uses_per_person: item.max_uses_per_person ?? null,
  created_at: item.created_at,
  revision: item.revision,
});

/** `uses` by id; none are looked up when it is left out. */
export const toAdminDiscount = (item: StoredDiscount, uses?: ReadonlyMap<string, number>): AdminDiscount => ({
  ...toDiscount(item),
  updated_at: item.updated_at ?? item.created_at,
  uses: uses?.get(item.id) ?? 0,
});

/** Drops nulls: an optional attribute with a type cannot store them. */
const stored = (discount: Discount): Partial<Discount> =>
  Object.fromEntries(Object.entries(discount).filter(([, value]) => value !== null));

/** The discounts offered to everybody. Reads all of them, since there are only a handful. */
export async function findBulkDiscounts(): Promise<Discount[]> {
  const { data } = await DiscountEntity.query.ofKindOldestFirst({ kind: 'bulk' }).go({ pages: 'all' });
  return data.map(toDiscount);
}

/** The discounts and codes that admins manage, newest first: all but personal codes. */
export async function findSharedDiscounts(): Promise<StoredDiscount[]> {
  const kinds = ['bulk', 'code'] as const;
  const found = await Promise.all(
    kinds.map((kind) => DiscountEntity.query.ofKindOldestFirst({ kind }).go({ pages: 'all' })),
  );
  const all = found.flatMap(({ data }) => data);
  return all.sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id));
}

/** Discounts by id. */
export async function findDiscounts(ids: readonly string[]): Promise<ReadonlyMap<string, Discount>> {
  const keys = [...new Set(ids)].map((id) => ({ id }));
  const found = await readAll(keys, (some) => DiscountEntity.get(some).go());
  return new Map(found.map((item) => [item.id, toDiscount(item)]));
}

/** Finds a code for this person. Someone else's personal code is treated as unknown, with the same single read. */
export async function findDiscountByCode(code: string, person: string | undefined): Promise<Discount | undefined> {
  const { data: claim } = await DiscountCodeEntity.get({ code }).go();
  if (!claim || (claim.owner_id !== undefined && claim.owner_id !== person)) return undefined;
  const { data } = await DiscountEntity.get({ id: claim.discount_id }).go();
  return data ? toDiscount(data) : undefined;
}

/** Part of a transaction, refused when the code is taken. */
export const claimCodeItem = (code: string, discount_id: string): TransactItem => ({
  Put: DiscountCodeEntity.create({ code, discount_id }).params(),
});

export const releaseCodeItem = (code: string): TransactItem => ({
  Delete: DiscountCodeEntity.delete({ code }).params(),
});

/** How long a personal code is kept once it has expired: as long as what told of it (`notifications`). */
const expiredFor = days(90);

type PersonalDiscount = Discount & { readonly code: string; readonly validTo: string };

/** Parts of a transaction that give one person a code of their own; refused when it is taken. */
export function personalCodeItems(discount: PersonalDiscount, owner_id: string): TransactItem[] {
  const { id: discount_id, code, validTo } = discount;
  const ttl = ttlAfter(Date.parse(validTo) - now() + expiredFor);
  return [
    { Put: DiscountEntity.create({ ...stored(discount), kind: 'personal', ttl } as StoredDiscount).params() },
    { Put: DiscountCodeEntity.create({ code, discount_id, owner_id, ttl }).params() },
  ];
}

/** Deletes a person's personal codes: they no longer work, and nothing shows who owned them. */
export const forgetPersonalCodes = (owner_id: string): Promise<void> =>
  deleteAll(
    async (limit) => (await DiscountCodeEntity.query.ofOwner({ owner_id }).go({ attributes: ['code'], limit })).data,
    async (keys) => (await DiscountCodeEntity.delete(keys).go()).unprocessed,
  );
