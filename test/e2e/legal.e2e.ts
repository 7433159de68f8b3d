import { expect, test } from './fixtures.ts';

const pages = [
  ['Privacy', '/privacy', 'Privacy'],
  ['Terms', '/terms', 'Terms of use and sale'],
  ['Refunds', '/refunds', 'Refund policy'],
  ['Imprint', '/imprint', 'Imprint'],
] as const;

test('the footer leads to the four legal pages', async ({ page }) => {
  await page.goto('/');
  for (const [label, path, title] of pages) {
    await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(page).toHaveTitle(`${title} · Rampart`);
  }
});
