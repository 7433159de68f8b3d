import { expect, test } from './fixtures.ts';

interface Brought {
  readonly route: string;
  readonly options?: { readonly params?: Record<string, string>; readonly query?: Record<string, string> };
}

/** The calls that a page's own data stand for. */
const callsOf = (answers: readonly Brought[]): string[] =>
  answers.map(({ route, options = {} }) => {
    const path = route.replace('GET ', '/api').replace(/\{(\w+)\}/g, (_, name) => options.params?.[name] ?? '');
    return options.query ? `${path}?${new URLSearchParams(options.query)}` : path;
  });

test('a page of the shop asks for nothing that it brought along', async ({ page, request }) => {
  const [ebook] = await (await request.get('/api/ebooks/public?limit=1')).json();
  const calls: string[] = [];
  page.on('request', (sent) => calls.push(sent.url().replace(/^https?:\/\/[^/]+/, '')));
  for (const path of ['/', '/marketplace', `/ebook/${ebook.id}`]) {
    calls.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    const brought = callsOf(JSON.parse((await page.locator('#page-data').textContent()) ?? '[]'));
    expect(brought.length, path).toBeGreaterThan(0);
    expect(
      calls.filter((call) => brought.includes(call)),
      path,
    ).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('an unknown ebook is said to be none, by the answer and on the page', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  const answer = await page.goto('/ebook/ebk_00000000000000000000000000');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Ebook not found or failed to load' })).toBeVisible();
});
