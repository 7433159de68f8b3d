import { randomInt } from 'node:crypto';
import { test as base, expect, type Locator, type Page, type Route } from '@playwright/test';

interface Fixtures {
  /**
   * Console and page errors that a test provokes on purpose (`expectedErrors.push(/status of 404/)`). Any other fails
   * the test, also when all its assertions hold.
   */
  expectedErrors: RegExp[];
  /** True: the browser comes without an answer to the cookie notice. */
  isNewVisitor: boolean;
  answered: undefined;
  /** True: a signed-in person sees what they are told. Others are told nothing, so that nothing lies over their page. */
  isNotified: boolean;
  untold: undefined;
  noErrors: undefined;
}

/** A visitor's address of its own, so that the limits which count per address do not add tests up. */
const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** An address nobody has registered yet. */
export const someEmail = (): string => `reader-${Date.now().toString(36)}-${randomInt(1e9)}@example.com`;

export const test = base.extend<Fixtures>({
  // Whoever opens a page acts on it when its application has come; `waitUntil: 'commit'` is for what happens before.
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
          // An empty tab and a frame of strangers have no storage.
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
      if (!isNotified)
        await context.route('**/api/notifications', (route) => route.fulfill({ json: { notifications: [] } }));
      await use(undefined);
    },
    { auto: true },
  ],
  noErrors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      context.on('weberror', (problem) => errors.push(String(problem.error())));
      await use(undefined);
      // An answer that a test gives in the place of the server's may be on its way when the page closes.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page without the data and the first screen that came with it: it asks for everything itself. */
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

/** Keeps the answer of an address from a page until what this gives back is called. */
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

/** Keeps the application from a page. */
export const holdApplication = (page: Page): Promise<() => void> => hold(page, '**/assets/index-*.js');

/** Waits until the application has put its own page in the place of the first screen that came with the answer. */
export const takenOver = (page: Page): Promise<void> =>
  expect(page.locator('#root:not([data-written]) h1').first()).toBeVisible();

/** Scrolls to a part of a page until `shown`, which is loaded when it comes near, is there. */
export async function scrollTo(part: Locator, shown: Locator = part): Promise<void> {
  await takenOver(part.page());
  await expect(async () => {
    await part.scrollIntoViewIfNeeded({ timeout: 5000 });
    await expect(shown).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
}
