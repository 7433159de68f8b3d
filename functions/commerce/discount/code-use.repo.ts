import { readAll } from '#lib/table/batch.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import type { Discount } from '#shared/commerce/discount.ts';
import { CodeUseEntity } from './code-use.entity.ts';

const everybody = 'everybody';

/** Uses so far, including open checkouts. */
export async function findUses(discount_id: string, person: string | undefined) {
  const holders = person ? [everybody, person] : [everybody];
  const keys = holders.map((holder) => ({ discount_id, holder }));
  const { data } = await CodeUseEntity.get(keys).go({ consistent: true });
  const usesOf = (holder: string) => data.find((item) => item.holder === holder)?.uses ?? 0;
  return { uses: usesOf(everybody), usesOfPerson: person ? usesOf(person) : 0 };
}

/** Uses so far in total, by discount id. */
export const findUsesOfAll = (discounts: readonly string[]): Promise<ReadonlyMap<string, number>> =>
  findUsesOf(everybody, discounts);

/** One person's uses, by discount id. */
export async function findUsesOf(person: string, discounts: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const keys = [...new Set(discounts)].map((discount_id) => ({ discount_id, holder: person }));
  const found = await readAll(keys, (some) => CodeUseEntity.get(some).go());
  return new Map(found.map(({ discount_id, uses }) => [discount_id, uses]));
}

/** Part of a transaction: removes the record that this person used a code. The total stays. */
export const forgetUseItem = (discount_id: string, person: string): TransactItem => ({
  Delete: CodeUseEntity.delete({ discount_id, holder: person }).params(),
});

function take(discount_id: string, holder: string, limit: number | null): TransactItem {
  const update = CodeUseEntity.update({ discount_id, holder }).add({ uses: 1 });
  if (limit === null) return { Update: update.params() };
  const free = update.where(({ uses }, { lt, notExists }) => `${notExists(uses)} OR ${lt(uses, limit)}`);
  return { Update: free.params() };
}

/** Takes one use of a code: the first item is refused at the total limit, the second at the person's. */
export const takeUse = (discount: Discount, person: string): [TransactItem, TransactItem] => [
  take(discount.id, everybody, discount.max_uses),
  take(discount.id, person, discount.max_uses_per_person),
];

/** The same for a payment that arrived after the use was returned. The discount was promised, so no limit applies. */
export const takeLateUse = (discount_id: string, person: string): TransactItem[] => [
  take(discount_id, everybody, null),
  take(discount_id, person, null),
];

export const returnUse = (discount_id: string, person: string): TransactItem[] =>
  [everybody, person].map((holder) => ({
    Update: CodeUseEntity.update({ discount_id, holder })
      .add({ uses: -1 })
      .where(({ uses }, { gt }) => gt(uses, 0))
      .params(),
  }));
