import { expect, it } from 'vitest';
import { onTable } from '#lib/testing/table.ts';
import { PlanInput } from '#shared/commerce/plan.ts';

/* The price of a plan, on a real table. */

const domain = onTable(() => import('./plan.service.ts'));
const admin = { id: 'usr_admin', name: 'Ada' };

it('can become nothing, and stays while only the text changes', async () => {
  const input = PlanInput.parse({ name: 'Reader', value: 9, price: 9 });
  const { plan } = await domain.createPlan(admin, input);
  const renamed = await domain.editPlan(admin, plan.id, { name: 'Readers', revision: 1 });
  expect(renamed.plan).toMatchObject({ name: 'Readers', price: 9 });
  expect((await domain.editPlan(admin, plan.id, { price: 0, revision: 2 })).plan.price).toBe(0);
});
