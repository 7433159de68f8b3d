import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { User } from '#shared/accounts/user.ts';
import type { EbookCard } from '#shared/catalog/ebook.ts';
import { CartCalculation } from '#shared/commerce/cart.ts';
import { busy, offline } from '#test/components/contract-server.ts';
import { tryAgain } from '#test/components/outages.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { ebookCard, ebookDetail, stock } from '#test/components/shop.ts';
import { type Site, test } from '#test/components/site.tsx';
import { cart } from '#web/lib/cart/browser-cart.ts';
import { toast } from '#web/lib/toast.ts';

const panel = page.getByRole('dialog', { name: 'Cart' });
const field = panel.getByLabelText('Discount code');
const proceed = panel.getByRole('button', { name: 'Proceed to Checkout' });
const book = ebookCard();

/** Opens a signed-in user's cart with one book, and further ones; the code TEN takes ten percent off. */
async function openCart({ server, signIn, open }: Site, more: readonly EbookCard[] = []): Promise<void> {
  signIn();
  stock(server, [book]);
  for (const item of [book, ...more]) cart.add(item);
  const line = { ebook_id: book.id, title: book.title, price: 40 };
  const plain = { subtotal: 40, total: 40, item_count: 1, items: [line] };
  server.answer('POST /cart/calculate', ({ body }) => {
    const { discount_code: code } = body as { discount_code?: string };
    const saved = { discount_amount: 4, total: 36, applied_discount: 'TEN', discount_percentage: 10 };
    const refused = { discount_code_problem: 'This code is not valid' };
    return sampleOf(CartCalculation, { ...plain, ...(code && (code === 'TEN' ? saved : refused)) });
  });
  await open('/marketplace?openCart=true');
  await expect.element(panel.getByText('Total', { exact: true })).toBeVisible();
}

async function enter(code: string): Promise<void> {
  await field.fill(code);
  await panel.getByRole('button', { name: 'Apply' }).click();
}

describe('the cart', () => {
  test('disables checkout while its figures are stale', async ({ site }) => {
    await openCart(site);
    await expect.element(proceed).toBeEnabled();
    const letCome = site.server.hold('POST /cart/calculate');
    await panel.getByRole('button', { name: 'Enter a discount code' }).click();
    await enter('TEN');
    await expect.element(panel.getByRole('button', { name: 'Checking…' })).toBeVisible();
    await expect.element(proceed).toBeDisabled();
    letCome();
    await expect.element(panel.getByText(/Discount code applied/)).toBeVisible();
    await expect.element(proceed).toBeEnabled();
  });

  test('disables checkout when nothing can be bought', async ({ site }) => {
    site.signIn();
    stock(site.server, [book]);
    cart.add(book);
    const items = [{ ebook_id: book.id, title: book.title, price: 40, problem: 'owned' as const }];
    site.server.answer(
      'POST /cart/calculate',
      sampleOf(CartCalculation, { subtotal: 0, total: 0, item_count: 0, items }),
    );
    await site.open('/marketplace?openCart=true');
    await expect.element(panel.getByText('You own this already. It is not counted.')).toBeVisible();
    await expect.element(proceed).toBeDisabled();
  });

  test('reports a failed calculation, keeps the code, and can be retried', async ({ site }) => {
    await openCart(site);
    await panel.getByRole('button', { name: 'Enter a discount code' }).click();
    await enter('TEN');
    await expect.element(panel.getByText(/Discount code applied/)).toBeVisible();
    const repair = site.server.refuse('POST /cart/calculate', busy);
    await panel.getByRole('button', { name: 'Remove', exact: true }).click();
    await field.fill('ANOTHER');
    await field.element().closest('form')?.requestSubmit();
    const alert = panel.getByRole('alert').filter({ hasText: 'Failed to calculate cart total' });
    await expect.element(alert).toBeVisible();
    await expect.element(field).toHaveValue('ANOTHER');
    await expect.element(field).toHaveFocus();
    await expect.element(proceed).not.toBeInTheDocument();
    repair();
    await tryAgain(site, alert);
    await expect.element(panel.getByText('This code is not valid')).toBeVisible();
  });

  test('stays unchanged when a checkout fails', async ({ site }) => {
    await openCart(site);
    site.server.refuse('POST /payments/checkout', offline);
    await proceed.click();
    const question = page.getByRole('dialog', { name: 'Before you pay' });
    await question.getByRole('checkbox').click();
    await question.getByRole('button', { name: 'Continue to payment' }).click();
    await expect.element(page.getByText('Checkout failed. Please try again. Check your connection.')).toBeVisible();
    await expect.element(panel.getByRole('link', { name: book.title })).toBeVisible();
    await expect.element(proceed).toBeEnabled();
    expect(site.server.last('POST /payments/checkout')?.query).toMatchObject({
      ebook_ids: book.id,
      accept_terms: 'true',
    });
  });

  test('asks before the payment as a step of its own, not as a dialog over it', async ({ site }) => {
    await openCart(site);
    await proceed.click();
    const step = page.getByRole('dialog');
    await expect.element(step).toHaveAccessibleName('Before you pay');
    expect(step.elements()).toHaveLength(1);
    await expect.element(step.getByRole('checkbox')).toHaveFocus();
    await expect.element(step.getByText('Total', { exact: true })).toBeVisible();
    await expect.element(step.getByRole('button', { name: 'Remove Book 1' })).not.toBeInTheDocument();
    await expect.element(step.getByText('Enter a discount code')).not.toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).toBeVisible();
    await expect.element(proceed).toHaveFocus();
    await expect.element(panel.getByRole('button', { name: 'Remove Book 1' })).toBeVisible();
    await proceed.click();
    await step.getByRole('button', { name: 'Back' }).click();
    await expect.element(proceed).toHaveFocus();
    expect(site.server.count('POST /payments/checkout')).toBe(0);
  });

  test('names the percentage of a discount', async ({ site }) => {
    cart.setCode('TEN');
    await openCart(site);
    await expect.element(panel.getByText('TEN: 10% off')).toBeVisible();
  });

  test('shows three items whole in a window 800 px tall', async ({ site }) => {
    await page.viewport(1280, 800);
    await openCart(site, [ebookCard(2, { title: 'A title as long as many, in two lines' }), ebookCard(3)]);
    const list = panel.getByRole('listitem').elements().at(-1)?.getBoundingClientRect();
    const footer = proceed.element().closest('footer')?.getBoundingClientRect();
    expect(list?.bottom).toBeLessThanOrEqual(footer?.top ?? 0);
  });

  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const)
    test(`keeps toasts off its buttons at ${width} px`, async ({ site }) => {
      await page.viewport(width, height);
      await openCart(site);
      toast.info('Item is already in your cart');
      const shown = page.getByText('Item is already in your cart');
      await expect.element(shown).toBeVisible();
      const box = () => shown.element().closest('[data-sonner-toast]')?.getBoundingClientRect();
      const button = proceed.element().getBoundingClientRect();
      // It slides in from the edge.
      await expect
        .poll(() => (box()?.right ?? 9999) <= button.left || (box()?.bottom ?? 9999) <= button.top)
        .toBe(true);
    });

  test('suggests ebooks when it is empty', async ({ site }) => {
    site.signIn({ purchased_ebooks: [idOf('ebook', 2)] });
    stock(site.server, [book, ebookCard(2), ebookCard(3)]);
    site.server.answer('GET /ebooks/{id}', ebookDetail(3));
    await site.open('/marketplace?openCart=true');
    const suggestions = panel.getByRole('region', { name: 'New on the shelf' });
    await expect
      .element(suggestions.getByRole('link', { name: 'Book 1' }))
      .toHaveAttribute('href', `/ebook/${book.id}`);
    await expect.element(suggestions.getByRole('link', { name: 'Book 2' })).not.toBeInTheDocument();
    await suggestions.getByRole('link', { name: 'Book 3' }).click();
    await expect.element(panel).not.toBeInTheDocument();
  });

  test('is open again after the sign-in that it asks for, beside the same filters', async ({ site }) => {
    const { server } = site;
    const user = sampleOf(User, { id: 'usr_1', email: 'sam@example.test' });
    stock(server, [book]);
    cart.add(book);
    server.answer('POST /cart/calculate', sampleOf(CartCalculation, { subtotal: 40, total: 40, item_count: 1 }));
    server.answer('POST /auth/login', { success: true, user, access_token: `e30.${btoa('{}')}.x`, expires_in: 900 });
    await site.open('/marketplace?level=Beginner&openCart=true');
    await panel.getByRole('button', { name: 'Sign in to checkout' }).click();
    await page.getByLabelText('Email').fill('sam@example.test');
    await page.getByLabelText('Password', { exact: true }).fill('Passw0rd!');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect.element(panel.getByRole('link', { name: book.title })).toBeVisible();
    await expect.poll(() => window.location.pathname + window.location.search).toBe('/marketplace?level=Beginner');
  });
});
