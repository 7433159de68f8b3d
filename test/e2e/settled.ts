import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/** What a page's document has asked for and not got yet, and when that last changed. */
interface Traffic {
  readonly open: Set<Request>;
  changedAt: number;
}
const traffics = new WeakMap<Page, Traffic>();

/** A browser revalidates a stale answer as `other`, and never says when it is done. */
const isFollowed = (request: Request): boolean => request.resourceType() !== 'other';

function follow(page: Page): void {
  const traffic: Traffic = { open: new Set(), changedAt: Date.now() };
  traffics.set(page, traffic);
  const change = (act: () => void) => {
    act();
    traffic.changedAt = Date.now();
  };
  let isLeaving = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isLeaving = true;
    if (isFollowed(request)) change(() => traffic.open.add(request));
  });
  const end = (request: Request) => change(() => traffic.open.delete(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !isLeaving) return;
    isLeaving = false;
    // The browser is not bound to say what became of the requests of a document that is gone.
    change(() => traffic.open.clear());
  });
}

/** Follows the requests of all pages of a context. */
export function followPages(context: BrowserContext): void {
  context.on('page', follow);
}

/** Longer than a page takes from an answer to its next request. */
const quiet = 250;

function awaited({ open, changedAt }: Traffic): string[] {
  const addresses = [...open].map((request) => request.url());
  return addresses.length > 0 || Date.now() - changedAt > quiet ? addresses : ['a moment without requests'];
}

/**
 * Waits until a page has all that it asked for. Playwright's `networkidle` waits for revalidations, too, half a minute in
 * vain, and twice as long for the quiet after them.
 */
export async function settled(page: Page): Promise<void> {
  const traffic = traffics.get(page);
  if (!traffic) throw new Error('Nobody follows the requests of this page');
  await page.waitForLoadState();
  const isQuiet = async () => {
    // A page that is still busy with an answer replies late, and asks for more before it does.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return awaited(traffic);
  };
  await expect.poll(isQuiet, { intervals: [50], message: 'what the page waits for' }).toEqual([]);
}
