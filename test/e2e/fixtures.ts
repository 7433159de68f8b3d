import { randomInt } from 'node:crypto';
import { test as base, expect, type Locator, type Page, type Route } from '@playwright/test';

import { followPages } from './settled.ts';

interface Fixtures {
  /**
   * Console and page errors that a test provokes on purpose (`expectedErrors.push(/status of 404/)`). Any other fails
   * the test, even when all its assertions hold.
   */
  expectedErrors: RegExp[];
  /** True: the browser has not answered the cookie notice. */
  isNewVisitor: boolean;
  answered: undefined;
  /** True: a signed-in person sees their notifications. Otherwise there are none, so that nothing covers the page. */
  isNotified: boolean;
  untold: undefined;
  noErrors: undefined;
}

/** The test's own IP address, so that rate limits do not add up over tests. */
const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** An address that is not registered yet. */
export const someEmail = (): string => `reader-${Date.now().toString(36)}-${randomInt(1e9)}@example.com`;

export const test = base.extend<Fixtures>({
  browser: [
    async ({ browser }, use) => {
      browser.on('context', followPages);
      await use(browser);
      browser.off('context', followPages);
    },
    { scope: 'worker' },
  ],
  // Opening a page waits until its application has loaded; `waitUntil: 'commit'` is for what happens before.
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (javaScriptEnabled !== false && options?.waitUntil !== 'commit')
        await page.locator('#root[data-written]').waitFor({ state: 'detached', timeout: 60_000 });
      return answer;
    };
    await use(page);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from this pattern
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-local-viewer-address': someAddress() });
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectedErrors: async ({}, use) => {
    await use([]);
  },
  isNewVisitor: [false, { option: true }],
  answered: [
    async ({ context, isNewVisitor }, use) => {
      if (!isNewVisitor)
        await context.addInitScript(() => {
          // An empty tab and a third-party frame have no storage.
          if (window.top === window && location.protocol.startsWith('http'))
            localStorage.setItem('visitor-cookie', 'refused');
        });
      await use(undefined);
    },
    { auto: true },
  ],
  isNotified: [false, { option: true }],
  untold: [
    async ({ context, isNotified }, use) => {
      // A page that closes hands over requests that routes of its own were answering: the answer may be under way.
      if (!isNotified)
        await context.route('**/api/notifications', (route) =>
          route.fulfill({ json: { notifications: [] } }).catch(() => undefined),
        );
      await use(undefined);
    },
    { auto: true },
  ],
  noErrors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`.trim());
      });
      context.on('weberror', (problem) => errors.push(String(problem.error())));
      await use(undefined);
      // A mocked response may be in flight when the page closes.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page without its embedded data and first screen: it requests everything itself. */
export async function gotoBare(page: Page, path: string): Promise<void> {
  const bare = async (route: Route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace(/<div id="root"[^>]*>.*<\/script>/s, '<div id="root"></div>')
      .replaceAll('type="later"', 'type="module"')
      .replaceAll('rel="later"', 'rel="modulepreload"');
    await route.fulfill({ response, body });
  };
  await page.route(path, bare, { times: 1 });
  await page.goto(path);
}

/** Holds the response of an address until the returned function is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let letCome = () => {};
  const isWanted = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(address, async (route) => {
    await isWanted;
    await route.continue();
  });
  return letCome;
}

/** Keeps the application from loading. */
export const holdApplication = (page: Page): Promise<() => void> => hold(page, '**/assets/index-*.js');

/** Waits until the application has replaced the server-rendered first screen. */
export const takenOver = (page: Page): Promise<void> =>
  expect(page.locator('#root:not([data-written]) h1').first()).toBeVisible();

/** Scrolls to a part of a page until the lazily loaded `shown` is there. */
export async function scrollTo(part: Locator, shown: Locator = part): Promise<void> {
  await takenOver(part.page());
  await expect(async () => {
    await part.scrollIntoViewIfNeeded({ timeout: 5000 });
    await expect(shown).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
}
