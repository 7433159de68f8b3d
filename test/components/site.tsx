import { toast as sonner } from 'sonner';
import { SWRConfig } from 'swr';
import { test as base, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render, renderHook } from 'vitest-browser-react';
import { User } from '#shared/accounts/user.ts';
import { App } from '#web/app/app.tsx';
import { openHistory } from '#web/app/open-history.ts';
import { loadPage } from '#web/app/router.tsx';
import { cart } from '#web/lib/cart/browser-cart.ts';
import { answerPurchaseTerms } from '#web/lib/cart/purchase-terms.ts';
import { session } from '#web/lib/session/browser-session.ts';
import { useChangePassword } from '#web/lib/session/change-password.ts';
import { ContractServer } from './contract-server.ts';
import { sampleOf } from './sample.ts';
import '#web/styles/app.css';

/** The whole application in a browser, with its API under the test's control. */
export interface Site {
  readonly server: ContractServer;
  /** Opens an address as a new visit. */
  open(path: string): Promise<void>;
  /** Signs a person in before the visit; `fields` describe them. */
  signIn(fields?: Partial<User>): User;
  signInAdmin(): User;
  /** Advances the clock. Otherwise it stands still, except while a test waits for something to appear. */
  pass(milliseconds: number): Promise<void>;
}

/** A test of a phone calls `page.viewport(390, 844)`; the next test has a desktop again. */
const desktop = { width: 1280, height: 900 };

/** Requests of every page besides its own: visits are counted, and there is nothing else to read or to answer. */
function answerAside(server: ContractServer): void {
  server.answer('GET /ebooks/public', [], { total: 0 });
  server.answer('POST /track-visitor', { success: true });
  server.answer('GET /notifications', { notifications: [] });
  server.answer('GET /admin/orders/summary', { paid_orders: 0, revenue: 0, refunded: 0, refund_requests: 0 });
  server.answer('GET /admin/inquiries/summary', { new: 0, open: 0, done: 0 });
  server.answer('GET /admin/jobs', [], {});
  server.answer('GET /admin/saved-views', []);
  server.answer('GET /admin/vocabulary', { categories: [], tags: [], frameworks: [] });
  server.answer('GET /user/sessions', { sessions: [] });
  server.answer('GET /user/export-files', { state: 'none', files: 0, expires_at: null });
}

/** What a browser would keep of the previous person. */
async function forgetEverything(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  session.follow(null);
  cart.follow(null);
  cart.setOpen(false);
  answerPurchaseTerms(false);
  const { result, unmount } = await renderHook(useChangePassword);
  result.current.close();
  await unmount();
  sonner.dismiss();
  if (window.innerWidth !== desktop.width || window.innerHeight !== desktop.height)
    await page.viewport(desktop.width, desktop.height);
}

function signIn(fields: Partial<User> = {}): User {
  const user = sampleOf(User, { id: 'usr_1', name: 'Sam Sample', email: 'sam@example.test', ...fields });
  // A token without an expiry is never refreshed.
  session.signIn({ user, access_token: `e30.${btoa('{}')}.x`, expires_in: 900 });
  return user;
}

const signInAdmin = (): User => signIn({ name: 'Ada Admin', role: 'admin', is_admin: true });

const pass = async (milliseconds: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(milliseconds));

/** Vitest polls every 10 ms (vitest.config.ts) and advances fake timers by that. Here each poll advances them by 50 ms. */
const [poll, clock] = [10, 50];
const advance = vi.advanceTimersByTime.bind(vi);
/** Makes the page's debounces and delays pass five times as fast while a test polls. */
const hurry = () =>
  vi
    .spyOn(vi, 'advanceTimersByTime')
    .mockImplementation((milliseconds) => advance(milliseconds === poll ? clock : milliseconds));

async function open(path: string): Promise<void> {
  await cleanup();
  // Load the code first: otherwise it would arrive while the clock is advanced.
  await loadPage(new URL(path, window.origin).pathname);
  // Nothing is ahead of it.
  window.history.pushState(null, '', path);
  const provider = () => new Map();
  await render(
    <SWRConfig value={{ provider }}>
      <App history={openHistory()} />
    </SWRConfig>,
  );
}

/** A test of pages in a browser: `test('…', async ({ site }) => { … })`. An unanswered call fails it. */
export const test = base.extend<{ site: Site; downloads: readonly string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a function wants from this pattern
  site: async ({}, use) => {
    const server = new ContractServer();
    server.listen();
    answerAside(server);
    await forgetEverything();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    hurry();
    // The cookie notice has been answered: it would cover the page.
    localStorage.setItem('visitor-cookie', 'refused');
    await use({ server, open, signIn, signInAdmin, pass });
    await cleanup();
    vi.useRealTimers();
    server.check();
  },

  /** Paths of the files that the browser was sent to; the page does not navigate. */
  // biome-ignore lint/correctness/noEmptyPattern: as above
  downloads: async ({}, use) => {
    const files: string[] = [];
    const note = (event: NavigateEvent) => {
      if (event.destination.sameDocument) return;
      event.preventDefault();
      files.push(new URL(event.destination.url).pathname);
    };
    navigation.addEventListener('navigate', note);
    await use(files);
    navigation.removeEventListener('navigate', note);
  },
});
