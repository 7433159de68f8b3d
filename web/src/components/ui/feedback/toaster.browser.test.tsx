import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ebookCard, stock } from '#test/components/shop.ts';
import { test } from '#test/components/site.tsx';
import { toast } from '#web/lib/toast.ts';

test('Alt+T leads to the newest toast, which then waits', async ({ site }) => {
  stock(site.server, [ebookCard()]);
  await site.open('/marketplace');
  // The focus can only go to a heading that is there: the page's code may come after the toaster's.
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const undone: string[] = [];
  toast.info('Removed', { label: 'Undo', onClick: () => undone.push('first') });
  toast.success('Removed from wishlist', { label: 'Undo', onClick: () => undone.push('second') });
  await expect.element(page.getByText('Removed from wishlist')).toBeVisible();
  await userEvent.keyboard('{Alt>}t{/Alt}');
  const undo = page
    .getByRole('listitem')
    .filter({ hasText: 'Removed from wishlist' })
    .getByRole('button', { name: 'Undo' });
  await expect.element(undo).toHaveFocus();
  await site.pass(9000);
  await userEvent.keyboard('{Enter}');
  expect(undone).toEqual(['second']);
  // The button is gone, and the focus is not lost with it.
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('shows a toast for four seconds, at most three at a time', async ({ site }) => {
  stock(site.server, [ebookCard()]);
  await site.open('/marketplace');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const count = (which = '') => document.querySelectorAll(`[data-sonner-toast]${which}`).length;
  for (const number of [1, 2, 3, 4]) toast.success(`Saved ${number}`);
  await expect.poll(() => count()).toBe(4);
  await expect.poll(() => count('[data-visible="true"]')).toBe(3);
  await site.pass(3000);
  expect(count('[data-visible="true"]')).toBe(3);
  await site.pass(1500);
  expect(count()).toBe(0);
});
