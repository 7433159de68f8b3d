import { expect, it, vi } from 'vitest';
import { DiscountInput } from '#shared/commerce/discount.ts';
import { onRealTable } from '../testing/shop.ts';

/* A discount that is tried takes the place of the saved one, on a real table. */

vi.mock('#lib/logger.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#functions/catalog/public.ts', () => import('../testing/stand-ins.ts'));

const shop = onRealTable(async () => ({
  ...(await import('./discount-trial.service.ts')),
  ...(await import('../testing/new-discount.ts')),
  newId: (await import('#lib/ids.ts')).newId,
}));

it('a saved discount does not count beside the one that would replace it', async () => {
  const saved = await shop.newDiscount({ name: 'Half', type: 'percentage', value: 50 });
  const discount = DiscountInput.parse({ name: 'A tenth', type: 'percentage', value: 10 });
  const tried = (id?: string) => shop.tryDiscount({ discount, id, ebook_ids: [shop.newId('ebook')] });
  expect(await tried(saved.id)).toMatchObject({ total: 45, applied_discount: 'A tenth' });
  expect(await tried()).toMatchObject({ total: 25, applied_discount: 'Half' });
});
