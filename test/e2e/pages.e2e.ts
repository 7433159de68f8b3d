import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { settled } from './settled.ts';

/** Pages whose first screen is server-rendered. */
async function writtenPages(request: APIRequestContext): Promise<readonly string[]> {
  // Seeded ones: other tests publish and delete concurrently.
  const titled = async (list: string, title: string): Promise<string> => {
    const things: { id: string; title: string }[] = await (await request.get(`/api${list}?limit=100`)).json();
    return things.find((thing) => thing.title === title)?.id ?? 'not seeded';
  };
  const ebook = await titled('/ebooks/public', 'NIST CSF 2.0 in Practice: Profiles, Tiers and Evidence');
  const offer = await titled('/coaching-packages', 'CSF 2.0 Profile Companion');
  return [
    ...['/', '/marketplace', `/ebook/${ebook}`, '/articles', '/articles/prompts-for-audit-work'],
    ...['/ai-tools', '/ai-tools/microsoft-365-copilot', '/coaching', `/coaching/${offer}`],
  ];
}

interface Brought {
  readonly route: string;
  readonly options?: { readonly params?: Record<string, string>; readonly query?: Record<string, string> };
}

/** The calls that a page's embedded data replace. */
const callsOf = (answers: readonly Brought[]): string[] =>
  answers.map(({ route, options = {} }) => {
    const path = route.replace('GET ', '/api').replace(/\{(\w+)\}/g, (_, name) => options.params?.[name] ?? '');
    return options.query ? `${path}?${new URLSearchParams(options.query)}` : path;
  });

test('a page does not request its embedded data again', async ({ page, request }) => {
  const calls: string[] = [];
  page.on('request', (sent) => calls.push(sent.url().replace(/^https?:\/\/[^/]+/, '')));
  for (const path of await writtenPages(request)) {
    calls.length = 0;
    await page.goto(path);
    await settled(page);
    const brought = callsOf(JSON.parse((await page.locator('#page-data').textContent()) ?? '[]'));
    expect(brought.length, path).toBeGreaterThan(0);
    expect(
      calls.filter((call) => brought.includes(call)),
      path,
    ).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first screen is readable, and a search leads to its results', async ({ page, request }) => {
    const ebooks = await (await request.get('/api/ebooks/public?limit=1')).json();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Know the control before the auditor asks.');
    const featured = page.getByRole('region', { name: 'Featured ebooks' });
    await expect(featured.getByRole('listitem')).toHaveCount(6);
    await page.goto('/marketplace');
    await expect(page.getByRole('region', { name: 'Results' }).getByRole('listitem').first()).toBeVisible();
    await page.goto(`/ebook/${ebooks[0].id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ebooks[0].title);
    for (const path of await writtenPages(request)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByText(/^Loading (ebook|article|AI tool|coaching package)/), path).toHaveCount(0);
    }
    await page.goto('/');
    await page.getByRole('searchbox', { name: 'Search ebooks' }).fill('HIPAA & risk');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/marketplace?search=HIPAA+%26+risk');
  });
});

/** Layout shifts as the browser counts them, from the first paint on. */
const countShifts = () => {
  const counted = window as unknown as { shifts: number };
  counted.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) counted.shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const)
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('the server-rendered page does not shift while the application takes over, and nothing is wider than the screen', async ({
      page,
      request,
    }) => {
      await page.addInitScript(countShifts);
      // The application and the fonts load late, so that the server-rendered page is painted before, in other fonts.
      await page.route(/\/assets\/(index-[^/]+\.js|[^/]+\.woff2)$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 200));
        await route.continue();
      });
      for (const path of await writtenPages(request)) {
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('#root[data-written] h1')).toBeVisible();
        await expect(page.locator('#root:not([data-written]) h1')).toBeVisible();
        await settled(page);
        const shifts = await page.evaluate(() => (window as unknown as { shifts: number }).shifts);
        expect(shifts, path).toBeLessThan(0.02);
        const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        expect(isWider, path).toBe(false);
      }
    });
  });
