import { expect, it } from 'vitest';
import { onTable } from '#lib/testing/table.ts';
import { CoachingPackageInput } from '#shared/coaching/coaching-package.ts';

/* Coaching packages as admins manage them, on a real table. */

const domain = onTable(async () => ({
  ...(await import('./coaching-package.service.ts')),
  ...(await import('./coaching-package-list.service.ts')),
}));
const admin = { id: 'usr_admin', name: 'Ada' };

const created = async (title: string) =>
  (await domain.createPackage(admin, CoachingPackageInput.parse({ title, price: 120 }))).coaching_package;

it('a package can become free, and keeps its price while only its text changes', async () => {
  const { id } = await created('Readiness');
  const renamed = await domain.editPackage(admin, id, { title: 'Audit readiness', revision: 1 });
  expect(renamed.coaching_package).toMatchObject({ price: 120, is_free: false });
  const free = await domain.editPackage(admin, id, { price: 0, revision: 2 });
  expect(free.coaching_package).toMatchObject({ title: 'Audit readiness', price: 0, is_free: true });
});

it('the trash has pages, and is searched', async () => {
  const ids = [(await created('One')).id, (await created('Two')).id];
  for (const id of ids) await domain.coachingPackages.delete(admin, id);
  const query = { status: 'trash', limit: 1 } as const;
  const first = await domain.adminListPackages(query);
  const rest = await domain.adminListPackages({ ...query, cursor: first.next });
  expect([...first.items, ...rest.items].map(({ id }) => id).sort()).toEqual(ids.sort());
  const { items, total } = await domain.adminListPackages({ status: 'trash', limit: 10, search: 'tw' });
  expect([items.map(({ title }) => title), total]).toEqual([['Two'], 1]);
});
