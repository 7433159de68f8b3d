import { chromium } from 'playwright-core';
import { launchOptions } from '../../browser.ts';
import type { Measured } from '../../costs/measured.ts';
import type { Platform, Used } from '../platform.ts';

/** Visits, each of so many page views, by browsers that have never been here. */
const visits = 10;
const viewsOfVisit = 3;

interface Seen {
  requests: number;
  bytes: number;
  answers: number;
}

/** Somebody comes to the home page, goes on to the shop, and to a book of it. */
async function visit(url: string, seen: Seen, browser: Awaited<ReturnType<typeof chromium.launch>>): Promise<void> {
  // A browser that says that it has no window is taken for a bot, whose visits are not counted.
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`;
  const context = await browser.newContext({ baseURL: url, userAgent });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    seen.bytes += encodedDataLength;
  });
  page.on('request', (request) => {
    seen.requests += 1;
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'document' || pathname.startsWith('/api/')) seen.answers += 1;
  });
  // A view is over when it has been counted, which is what a page does last.
  const counted = () => page.waitForResponse((answer) => answer.url().endsWith('/api/track-visitor'));
  for (const view of [
    () => page.goto('/'),
    () => page.goto('/marketplace'),
    () => page.locator('main a[href^="/ebook/"]').first().click(),
  ])
    await Promise.all([counted(), view()]);
  await page.waitForLoadState('networkidle');
  await context.close();
}

/** What page views use, in all. */
export async function pageViews(
  platform: Platform,
): Promise<{ readonly used: Used; readonly views: number; readonly more: Measured }> {
  const browser = await chromium.launch(launchOptions());
  const seen: Seen = { requests: 0, bytes: 0, answers: 0 };
  try {
    await visit(platform.url, { ...seen }, browser);
    const used = await platform.used(async () => {
      for (let made = 0; made < visits; made++) await visit(platform.url, seen, browser);
    });
    const more = {
      ...{ edgeRequest: seen.requests, edgeFunctionRun: seen.requests, edgeGigabyte: seen.bytes / 1e9 },
      ...{ apiRequest: seen.answers },
    };
    return { used, views: visits * viewsOfVisit, more };
  } finally {
    await browser.close();
  }
}
