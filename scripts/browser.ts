import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/**
 * Debian's Chromium without a window, which is a quarter faster than one with a window that nobody sees; a Chromium in
 * a common location, or Playwright's own download: the first that exists.
 */
export function findBrowser(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ];
  return candidates.find((path) => path && existsSync(path));
}

export const howToGetABrowser =
  'no Chromium found. Install one (`apt-get install chromium-headless-shell`, or `npx playwright install chromium`), or set CHROMIUM_PATH.';

/** Headless, quiet, and without background requests that a closed network would refuse. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
