import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AdminEbook } from '#shared/catalog/ebook.ts';
import type { CartCalculation } from '#shared/commerce/cart.ts';
import { AdminDiscount } from '#shared/commerce/discount.ts';
import { AdminPlan } from '#shared/commerce/plan.ts';
import { problem } from '#test/components/contract-server.ts';
import { busyServer, failAndRetry } from '#test/components/outages.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

/** Time after the last keystroke until the search runs. Milliseconds. */
const untilSearched = 500;

const winter = sampleOf(AdminDiscount, {
  ...{ id: idOf('discount'), name: 'Winter', type: 'percentage', value: 20, active: true, revision: 3 },
  ...{ minQuantity: 3, maxQuantity: 5, validFrom: '2020-12-01', validTo: '2099-12-31' },
  ...{ code: 'WINTER', uses: 12, max_uses: 100, max_uses_per_person: 1 },
});
const team = sampleOf(AdminPlan, {
  ...{
    id: idOf('plan'),
    name: 'Team',
    type: 'fixed',
    value: 29,
    price: 29,
    active: true,
    is_active: true,
    revision: 1,
  },
  ...{ ebooks_per_week: 3, features: ['All formats'] },
});

/** Signs an admin in to a shop with these prices. */
function price(site: Site, discounts: readonly AdminDiscount[], plans: readonly AdminPlan[] = []): void {
  site.signInAdmin();
  const total = discounts.length;
  site.server.answer('GET /admin/discounts', [...discounts], { total });
  site.server.answer('GET /admin/discounts/summary', { total, percentage: 7, fixed: 4, active: 1, codes: 1 });
  site.server.answer('GET /admin/subscription-plans', [...plans]);
}

const dialog = (name: string) => page.getByRole('dialog', { name });
const save = (name: string) => dialog(name).getByRole('button', { name: 'Save' }).click();

describe('pricing', () => {
  test('shows the failure when the server is busy, and Try Again loads the discounts', async ({ site }) => {
    price(site, [winter]);
    await failAndRetry(site, '/admin/pricing', 'Failed to fetch pricing data', busyServer);
    await expect.element(page.getByRole('heading', { name: 'Winter' })).toBeVisible();
  });

  test('says what a discount does, its uses and its state, and counts over everything', async ({ site }) => {
    price(site, [winter], [team]);
    await site.open('/admin/pricing');
    await expect.element(page.getByText('20% off 3 to 5 ebooks, 1 Dec 2020 to 31 Dec 2099')).toBeVisible();
    await expect.element(page.getByText('12 of 100 uses, 1 per person')).toBeVisible();
    await expect.element(page.getByText('Active', { exact: true })).toBeVisible();
    const figures = page.getByRole('definition');
    await expect.poll(() => figures.elements().map(({ textContent }) => textContent)).toEqual(['1', '1', '7', '4']);
  });

  test('has its tabs in the address, moved through by keyboard, and searches plans by name', async ({ site }) => {
    price(site, [winter], [team, { ...team, id: idOf('plan', 2), name: 'Reader' }]);
    await site.open('/admin/pricing');
    await page.getByRole('tab', { name: 'Discounts' }).click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('tab', { name: 'Subscriptions' })).toHaveFocus();
    expect(window.location.search).toBe('?tab=subscriptions');
    await expect.element(page.getByRole('heading', { name: 'Team' })).toBeVisible();
    await expect.element(page.getByText('3 ebooks a week').first()).toBeVisible();
    await page.getByRole('searchbox').fill('read');
    await site.pass(untilSearched);
    await expect.element(page.getByRole('heading', { name: 'Team' })).not.toBeInTheDocument();
    await expect.element(page.getByText('1 plan', { exact: true })).toBeVisible();
    await page.getByRole('searchbox').fill('nobody');
    await site.pass(untilSearched);
    await expect.element(page.getByRole('heading', { name: 'No plan matches' })).toBeVisible();
  });

  test('asks for name and value, then checks what contradicts itself, and sends nothing before', async ({ site }) => {
    price(site, []);
    site.server.answer('POST /admin/discounts', { success: true, message: '', discount: winter });
    await site.open('/admin/pricing');
    await page.getByRole('button', { name: 'Add discount' }).click();
    const form = dialog('Add discount');
    await save('Add discount');
    await expect.element(form.getByRole('alert').getByText('Please fill in name and value')).toBeVisible();
    await form.getByLabelText('Name').fill('Winter');
    await form.getByLabelText('Value').fill('120');
    await save('Add discount');
    await expect.element(form.getByLabelText('Value')).toHaveAccessibleDescription(/Use at most 100 percent/);
    await form.getByLabelText('Type').selectOptions('fixed');
    await expect.element(form.getByLabelText('Value')).toHaveAttribute('step', '0.01');
    await form.getByLabelText('Smallest quantity').fill('3');
    await form.getByLabelText('Largest quantity').fill('2');
    await save('Add discount');
    const largest = form.getByLabelText('Largest quantity');
    await expect.element(largest).toHaveAccessibleDescription(/Use at least the smallest quantity/);
    expect(site.server.count('POST /admin/discounts')).toBe(0);
    await largest.fill('');
    await form.getByLabelText('Code', { exact: true }).fill('winter');
    await form.getByLabelText('Uses per person').fill('1');
    await save('Add discount');
    await expect.element(page.getByText('Discount created successfully')).toBeVisible();
    expect(site.server.last('POST /admin/discounts')?.body).toMatchObject({
      ...{ name: 'Winter', type: 'fixed', value: 120, minQuantity: 3, maxQuantity: null, validFrom: null },
      ...{ active: true, code: 'WINTER', max_uses: null, max_uses_per_person: 1 },
    });
  });

  test('shows a code that is taken at its field, and keeps what was typed', async ({ site }) => {
    price(site, [winter]);
    await site.open('/admin/pricing');
    await page.getByRole('button', { name: 'Edit Winter' }).click();
    const form = dialog('Edit discount');
    await form.getByLabelText('Code', { exact: true }).fill('SPRING');
    site.server.refuse('PUT /admin/discounts/{id}', () => problem(409, 'conflict', 'Another discount has this code'));
    await save('Edit discount');
    const code = form.getByLabelText('Code', { exact: true });
    await expect.element(code).toHaveAccessibleDescription(/Another discount has this code/);
    await expect.element(code).toHaveValue('SPRING');
    expect(site.server.last('PUT /admin/discounts/{id}')?.body).toMatchObject({ revision: 3, validTo: '2099-12-31' });
  });

  test('asks before it deletes an item, and says when that failed', async ({ site }) => {
    price(site, [winter]);
    await site.open('/admin/pricing');
    const remove = async () => {
      await page.getByRole('button', { name: 'Delete Winter' }).click();
      const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this item?' });
      await question.getByRole('button', { name: 'Delete' }).click();
    };
    site.server.refuse('DELETE /admin/discounts/{id}', () => problem(500, 'internal', 'Something went wrong.'));
    await remove();
    await expect.element(page.getByText('Failed to delete item')).toBeVisible();
    site.server.answer('DELETE /admin/discounts/{id}', { success: true, message: 'Done' });
    await remove();
    await expect.element(page.getByText('Item deleted successfully')).toBeVisible();
  });

  test('edits a plan: a line for each feature, no weekly number when unlimited', async ({ site }) => {
    price(site, [], [team]);
    site.server.answer('PUT /admin/subscription-plans/{id}', { success: true, message: '', plan: team });
    await site.open('/admin/pricing?tab=subscriptions');
    await page.getByRole('button', { name: 'Edit Team' }).click();
    const form = dialog('Edit subscription');
    await form.getByLabelText('Features').fill('All formats\n\n Cancel at any time ');
    await form.getByLabelText('Unlimited ebooks').click();
    await expect.element(form.getByLabelText('Ebooks per week')).not.toBeInTheDocument();
    await save('Edit subscription');
    await expect.element(page.getByText('Subscription updated successfully')).toBeVisible();
    expect(site.server.last('PUT /admin/subscription-plans/{id}')?.body).toMatchObject({
      ...{ price: 29, ebooks_per_week: null, is_unlimited: true, features: ['All formats', 'Cancel at any time'] },
      revision: 1,
    });
  });

  test('tries a discount on a cart: what it costs, and why it does not apply', async ({ site }) => {
    price(site, []);
    const ebook = sampleOf(AdminEbook, {
      id: idOf('ebook'),
      title: `Zero Trust ${'at length '.repeat(9)}`.trim(),
      price: 40,
    });
    site.server.answer('GET /admin/ebooks', [ebook], { total: 1 });
    const priced = (applied_discount: string | null): CartCalculation => ({
      ...{ subtotal: 40, discount_amount: applied_discount ? 10 : 0, total: applied_discount ? 30 : 40, items: [] },
      ...{ applied_discount, item_count: 1, next_discount_at: null },
    });
    site.server.answer('POST /admin/discounts/trial', priced('This discount'));
    await site.open('/admin/pricing');
    await page.getByRole('button', { name: 'Add discount' }).click();
    const form = dialog('Add discount');
    await form.getByRole('searchbox').fill('zero');
    await site.pass(untilSearched);
    await userEvent.keyboard('{Enter}');
    await expect.element(form.getByRole('alert')).not.toBeInTheDocument();
    await form.getByRole('button', { name: /^Put Zero Trust/ }).click();
    await expect.element(form.getByText('Fill in the value to see what it does.')).toBeVisible();
    await form.getByLabelText('Value').fill('25');
    await site.pass(untilSearched);
    await expect.element(form.getByText('−$10.00')).toBeVisible();
    await expect.element(form.getByText('$30.00')).toBeVisible();
    const box = form.element();
    expect(box.scrollWidth).toBe(box.clientWidth);
    site.server.answer('POST /admin/discounts/trial', priced(null));
    await form.getByLabelText('Smallest quantity').fill('3');
    await site.pass(untilSearched);
    const reason = 'Does not apply. It needs at least 3 paid ebooks; this cart has 1.';
    await expect.element(form.getByText(reason)).toBeVisible();
    expect(site.server.count('POST /admin/discounts')).toBe(0);
  });
});
