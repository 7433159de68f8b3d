import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { AdminCoachingPackage } from '#shared/coaching/coaching-package.ts';
import { problem } from '#test/components/contract-server.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

const coachingPackage = sampleOf(AdminCoachingPackage, {
  ...{ id: idOf('coachingPackage', 1), title: 'Gap review', level: 'Advanced', price: 1200, is_free: false },
  ...{ features: ['Two calls', 'A plan, written'], revision: 3 },
});

async function openPackages(site: Site, query = ''): Promise<void> {
  site.signInAdmin();
  const counts = { total: 4, Beginner: 1, Intermediate: 2, Advanced: 1 };
  site.server.answer('GET /admin/coaching-packages/summary', counts);
  site.server.answer('GET /admin/coaching-packages', [coachingPackage], { total: 1 });
  await site.open(`/admin/coaching${query}`);
}
const saved = { success: true, message: 'Saved', coaching_package: coachingPackage } as const;

describe('the advisory packages', () => {
  test('are added by title and price at least, with the usual values', async ({ site }) => {
    site.server.answer('POST /admin/coaching-packages', saved);
    await openPackages(site);
    await page.getByRole('button', { name: 'Add package' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByRole('link', { name: 'Please fill in title and price' })).toBeVisible();
    await page.getByLabelText('Title').fill('One hour');
    await page.getByLabelText('Price').fill('90.50');
    await page.getByLabelText('Features').fill('A call\n\nNotes, written');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Coaching package created successfully')).toBeVisible();
    expect(site.server.last('POST /admin/coaching-packages')?.body).toMatchObject({
      ...{ title: 'One hour', price: 90.5, level: 'Beginner', category: 'Framework Coaching', sessions: 1 },
      features: ['A call', 'Notes, written'],
    });
  });

  test('are edited over their revision, each feature kept as it is', async ({ site }) => {
    site.server.answer('PUT /admin/coaching-packages/{id}', saved);
    await openPackages(site);
    await page.getByRole('button', { name: 'Edit Gap review' }).click();
    await page.getByLabelText('Price').fill('1000');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Coaching package updated successfully')).toBeVisible();
    expect(site.server.last('PUT /admin/coaching-packages/{id}')?.body).toMatchObject({
      ...{ price: 1000, revision: 3, features: ['Two calls', 'A plan, written'] },
    });
  });

  test('come back by Undo, and from the trash', async ({ site }) => {
    site.server.answer('DELETE /admin/coaching-packages/{id}', { success: true, message: 'Deleted' });
    site.server.answer('POST /admin/coaching-packages/{id}/restore', saved);
    await openPackages(site);
    await page.getByRole('button', { name: 'Delete Gap review' }).click();
    const question = 'Are you sure you want to delete this coaching package?';
    await page
      .getByRole('alertdialog', { name: question })
      .getByRole('button', { name: 'Delete', exact: true })
      .click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByText('Coaching package restored successfully')).toBeVisible();
    await openPackages(site, '?status=trash');
    await page.getByRole('button', { name: 'Restore Gap review' }).click();
    await expect.poll(() => site.server.count('POST /admin/coaching-packages/{id}/restore')).toBe(2);
    expect(site.server.last('GET /admin/coaching-packages')?.query).toMatchObject({ status: 'trash' });
  });

  test('come back from the trash together: there, nothing but that is done with many', async ({ site }) => {
    site.server.refuse('POST /admin/coaching-packages/bulk', () => problem(409, 'conflict', 'Look again.'));
    await openPackages(site, '?status=trash');
    await page.getByRole('checkbox', { name: 'Select Gap review' }).click();
    const selection = page.getByRole('region', { name: 'Selection' });
    expect(selection.getByRole('button', { name: 'Delete' }).query()).toBeNull();
    await selection.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore 1 coaching package' }).click();
    await expect.element(page.getByText('Look again.')).toBeVisible();
    expect(site.server.last('POST /admin/coaching-packages/bulk')?.body).toMatchObject({ act: 'restore' });
  });
});
