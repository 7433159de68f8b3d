import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/** A page's pending requests, and when they last changed. */
interface Traffic {
  readonly open: Set<Request>;
  changedAt: number;
}
const traffics = new WeakMap<Page, Traffic>();

/** A browser revalidates a stale response as `other`, and never reports its end. */
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
    // The browser may never report the requests of a document that is gone.
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
 * Waits until a page's requests have finished. Playwright's `networkidle` also waits for background revalidations, whose end
 * is never reported, for half a minute, and then twice as long for quiet.
 */
export async function settled(page: Page): Promise<void> {
  const traffic = traffics.get(page);
  if (!traffic) throw new Error('Nobody follows the requests of this page');
  await page.waitForLoadState();
  const isQuiet = async () => {
    // A page that is still processing a response answers this late, and sends its next requests before.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return awaited(traffic);
  };
  await expect.poll(isQuiet, { intervals: [50], message: 'what the page waits for' }).toEqual([]);
}
