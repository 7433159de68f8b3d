import { expect, test } from './fixtures.ts';

/** Calls of the API that a page makes until it is at rest. */
async function callsOf(page: import('@playwright/test').Page, path: string): Promise<string[]> {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return calls;
}

test('a page of the shop asks for nothing that it brought along', async ({ page, request }) => {
  const [ebook] = await (await request.get('/api/ebooks/public?limit=1')).json();
  for (const path of ['/', '/marketplace', `/ebook/${ebook.id}`]) {
    expect(await callsOf(page, path), path).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('an unknown ebook is said to be none, by the answer and on the page', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  const answer = await page.goto('/ebook/ebk_00000000000000000000000000');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Ebook not found or failed to load' })).toBeVisible();
});
