import { randomInt } from 'node:crypto';
import { test as base, expect, type Page, type Route } from '@playwright/test';

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
    await route.fulfill({ response, body: html.replace(/<div id="root"[^>]*>.*<\/script>/s, '<div id="root"></div>') });
  };
  await page.route(path, bare, { times: 1 });
  await page.goto(path);
}
