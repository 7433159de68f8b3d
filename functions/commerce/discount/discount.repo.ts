import type { EntityItem } from 'electrodb';
import { readAll } from '#lib/table/batch.ts';
import { deleteAll } from '#lib/table/delete-all.ts';
import { type TransactItem, transact } from '#lib/table/transact.ts';
import type { Discount } from '#shared/commerce/discount.ts';
import { DiscountCodeEntity, DiscountEntity } from './discount.entity.ts';

const toDiscount = (item: EntityItem<typeof DiscountEntity>): Discount => ({
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

/** Drops nulls: an optional attribute with a type cannot store them. */
const stored = (discount: Discount): Partial<Discount> =>
  Object.fromEntries(Object.entries(discount).filter(([, value]) => value !== null));

/** The discounts offered to everybody. Reads all of them, since there are only a handful. */
export async function findBulkDiscounts(): Promise<Discount[]> {
  const { data } = await DiscountEntity.query.ofKindOldestFirst({ kind: 'bulk' }).go({ pages: 'all' });
  return data.map(toDiscount);
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

function kindOf({ code }: Discount, owner_id: string | undefined): EntityItem<typeof DiscountEntity>['kind'] {
  if (!code) return 'bulk';
  return owner_id ? 'personal' : 'code';
}

/** Parts of a transaction, refused when the code is taken. With an owner, the code works for nobody else. */
export function newDiscountItems(discount: Discount, owner_id?: string): TransactItem[] {
  const kind = kindOf(discount, owner_id);
  const item = { ...stored(discount), kind } as EntityItem<typeof DiscountEntity>;
  const { id, code } = discount;
  const items: TransactItem[] = [{ Put: DiscountEntity.create(item).params() }];
  if (code) items.push({ Put: DiscountCodeEntity.create({ code, discount_id: id, owner_id }).params() });
  return items;
}

/** Throws `TransactionRefused` when the code is taken. */
export const insertDiscount = (discount: Discount): Promise<void> => transact(newDiscountItems(discount));

/** Deletes a person's personal codes: they no longer work, and nothing shows who owned them. */
export const forgetPersonalCodes = (owner_id: string): Promise<void> =>
  deleteAll(
    async (limit) => (await DiscountCodeEntity.query.ofOwner({ owner_id }).go({ attributes: ['code'], limit })).data,
    async (keys) => (await DiscountCodeEntity.delete(keys).go()).unprocessed,
  );
