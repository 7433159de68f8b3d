import type { BrowserContext, Page, Request } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';
import { corpus } from './corpus.ts';

/** What happened, although no text may make anything happen. */
export interface Tripwires {
  readonly fired: Set<string>;
  /** Numbers of the strings that ran. */
  readonly numbers: Set<number>;
  /** Set by the one test that wants strings to run. */
  isProvoked: boolean;
}

/** Runs in every frame before anything else. */
function lay(): void {
  const tell = (what: string) => void (window as unknown as { tripwire: (what: string) => void }).tripwire(what);
  Object.defineProperty(window, 'xss', { value: (n: unknown) => tell(`xss(${n})`) });
  for (const name of ['alert', 'confirm', 'prompt', 'print'])
    Object.defineProperty(window, name, { value: (text: unknown) => tell(`${name}(${text})`) });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    tell(`refused by the policy: ${violatedDirective} ${blockedURI} ${sample}`),
  );
}

/** The site itself and its files beside it. */
function ownOrigins(baseURL: string): ReadonlySet<string> {
  const { port } = new URL(baseURL);
  return new Set([port, String(Number(port) + 1)].map((each) => `http://localhost:${each}`));
}

/** Videos of these hosts may be embedded in a text, as frames. */
const isPlayer = (request: Request): boolean =>
  /^https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com)\//.test(request.url()) &&
  request.isNavigationRequest() &&
  request.frame().parentFrame() !== null;

async function layTripwires(context: BrowserContext, baseURL: string): Promise<Tripwires> {
  const fired = new Set<string>();
  const numbers = new Set<number>();
  const tell = (what: string) => {
    const number = Number(/xss\((\d+)\)/.exec(what)?.[1]);
    if (number) numbers.add(number);
    fired.add(number ? `${what} by ${JSON.stringify(corpus[number - 1])}` : what);
  };
  const own = ownOrigins(baseURL);
  const isOwn = (url: string) => /^(about|data|blob):/.test(url) || own.has(new URL(url).origin);
  await context.exposeBinding('tripwire', (_source, what: string) => tell(what));
  await context.addInitScript(lay);
  await context.route(
    (url) => !isOwn(url.href),
    (route) => {
      if (isPlayer(route.request())) return route.fulfill({ contentType: 'text/html', body: '' });
      tell(`a request to ${route.request().url()}`);
      return route.abort();
    },
  );
  const watch = (page: Page) => {
    page.on('dialog', (dialog) => {
      tell(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('popup', (popup) => tell(`a window of ${popup.url()}`));
    page.on('framenavigated', (frame) => {
      if (!isOwn(frame.url()) && frame.parentFrame() === null) tell(`a way to ${frame.url()}`);
    });
  };
  context.on('page', watch);
  return { fired, numbers, isProvoked: false };
}

export const test = base.extend<{ tripwires: Tripwires }>({
  tripwires: [
    async ({ context, baseURL, expectedErrors }, use) => {
      // The init script also runs in the frame of a player or a mail, which has no storage.
      expectedErrors.push(/Access is denied for this document/);
      const tripwires = await layTripwires(context, baseURL ?? '');
      await use(tripwires);
      expect(tripwires.isProvoked ? [] : [...tripwires.fired]).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
