import type { Writer } from '#lib/actor.ts';
import { conflict, notFound } from '#lib/errors.ts';
import { managed } from '#lib/managed/managed.ts';
import type { Transition } from '#lib/managed/thing.ts';
import type { Write } from '#lib/table/transact.ts';
import type { DiscountEdit, DiscountInput } from '#shared/commerce/discount.ts';
import { requirePriceRule } from '../price-rule.ts';
import { findUsesOfAll } from './code-use.repo.ts';
import { DiscountEntity } from './discount.entity.ts';
import { claimCodeItem, releaseCodeItem, type StoredDiscount, toAdminDiscount } from './discount.repo.ts';

const codeTaken = () => conflict('Another discount has this code');

/** A code belongs to one discount: it is claimed and released with the change. */
function claims({ before, after }: Transition<StoredDiscount>): Write[] {
  if (before?.code === after?.code) return [];
  return [
    ...(before?.code ? [releaseCodeItem(before.code)] : []),
    ...(after?.code ? [{ items: [claimCodeItem(after.code, after.id)], refused: codeTaken }] : []),
  ];
}

/**
 * The discounts as admins manage them. Personal codes belong to their owners and are none of them. The uses of a deleted
 * code stay: orders name them.
 */
const discounts = managed({
  entity: DiscountEntity,
  noun: 'discount',
  field: 'discount',
  says: { deleted: 'Item deleted successfully' },
  id: 'discount',
  name: ({ name }) => name,
  async view({ id }) {
    const uses = await findUsesOfAll([id]);
    return (item: StoredDiscount) => toAdminDiscount(item, uses);
  },
  follows(discount) {
    requirePriceRule(discount);
    // Limits count the uses of a code.
    if (discount.code) return { kind: 'code' as const };
    return { kind: 'bulk' as const, max_uses: undefined, max_uses_per_person: undefined };
  },
  also: claims,
});

export const createDiscount = (writer: Writer, input: DiscountInput) =>
  discounts.create(writer, { ...input, kind: input.code ? 'code' : 'bulk' });

export async function editDiscount(writer: Writer, id: string, edit: DiscountEdit) {
  await mustBeShared(id);
  return discounts.edit(writer, id, edit);
}

/** Offers a discount again, or no longer. */
export async function setDiscountActive(writer: Writer, id: string, active: boolean) {
  await mustBeShared(id);
  return discounts.act(writer, id, { deed: 'updated', message: '' }, (before) =>
    before.active === active ? undefined : { active },
  );
}

export const findDiscount = (id: string) => discounts.find(id);

export async function deleteDiscount(writer: Writer, id: string) {
  await mustBeShared(id);
  return discounts.delete(writer, id);
}

/** 404 for a personal code. A discount never becomes or ceases to be one. */
async function mustBeShared(id: string): Promise<void> {
  if ((await discounts.mustFind(id)).kind === 'personal') throw notFound('Discount not found');
}
