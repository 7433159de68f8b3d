import { expect, test } from './fixtures.ts';

/** Pages of things that do not exist, with their heading and the way on. */
const addresses = [
  ['/ebook/ebk_01ARZ3NDEKTSV4RRFFQ69G5FAV', 'Ebook not found or failed to load', 'Back to Marketplace', '/marketplace'],
  ['/articles/no-such-article', 'Blog Post Not Found', 'Back to Articles', '/articles'],
  ['/ai-tools/nothing-of-this-name', 'AI tool not found', 'All AI tools', '/ai-tools'],
] as const;

test('pages of things that do not exist say so and lead on', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  for (const [address, title, way, there] of addresses)
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.getByRole('link', { name: way }).click();
      await expect(page).toHaveURL(there);
    });
});
