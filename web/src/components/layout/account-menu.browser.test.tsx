import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { stock } from '#test/components/shop.ts';
import { test } from '#test/components/site.tsx';

const name = 'Wilhelmina Featherstonehaugh';
const shown = page.getByRole('button', { name: `Account of ${name}` }).getByText(name);

test('the header names who is signed in, where there is room', async ({ site }) => {
  // An admin has the most to fit in.
  site.signIn({ name, role: 'admin', is_admin: true });
  stock(site.server, []);
  await site.open('/marketplace');
  for (const width of [768, 861, 1101, 1280]) {
    await page.viewport(width, 900);
    await expect.element(shown).toBeVisible();
    expect(document.documentElement.scrollWidth, `at ${width}`).toBeLessThanOrEqual(width);
  }
  await page.viewport(767, 900);
  await expect.element(shown).not.toBeVisible();
});
