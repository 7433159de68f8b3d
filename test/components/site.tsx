import { toast as sonner } from 'sonner';
import { SWRConfig } from 'swr';
import { test as base, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render, renderHook } from 'vitest-browser-react';
import { User } from '#shared/accounts/user.ts';
import { App } from '#web/app/app.tsx';
import { openHistory } from '#web/app/open-history.ts';
import { cart } from '#web/lib/cart/browser-cart.ts';
import { answerPurchaseTerms } from '#web/lib/cart/purchase-terms.ts';
import { session } from '#web/lib/session/browser-session.ts';
import { useChangePassword } from '#web/lib/session/change-password.ts';
import { ContractServer } from './contract-server.ts';
import { sampleOf } from './sample.ts';
import '#web/styles/app.css';

/** The whole application in a browser, and the API that it speaks to in this test's hand. */
export interface Site {
  readonly server: ContractServer;
  /** Opens an address, as somebody who has just arrived there. */
  open(path: string): Promise<void>;
  /** Signs a person in before they arrive; `fields` say who it is. */
  signIn(fields?: Partial<User>): User;
  signInAdmin(): User;
  /** Lets time go by. Otherwise it stands still, but while a test looks for something that is not there yet. */
  pass(milliseconds: number): Promise<void>;
}

/** A test about a phone says so by `page.viewport(390, 844)`; the next one has a desktop again. */
const desktop = { width: 1280, height: 900 };

/** What every page asks beside its own matter: visits are counted, and this person is told nothing. */
function answerAside(server: ContractServer): void {
  server.answer('POST /track-visitor', { success: true });
  server.answer('GET /notifications', { notifications: [] });
}

/** What a browser would keep of the person before. */
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
  await page.viewport(desktop.width, desktop.height);
}

function signIn(fields: Partial<User> = {}): User {
  const user = sampleOf(User, { id: 'usr_1', name: 'Sam Sample', email: 'sam@example.test', ...fields });
  // A token without an end is never due.
  session.signIn({ user, access_token: `e30.${btoa('{}')}.x`, expires_in: 900 });
  return user;
}

const signInAdmin = (): User => signIn({ name: 'Ada Admin', role: 'admin', is_admin: true });

const pass = async (milliseconds: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(milliseconds));

async function open(path: string): Promise<void> {
  await cleanup();
  // Nothing is ahead of it.
  window.history.pushState(null, '', path);
  const provider = () => new Map();
  await render(
    <SWRConfig value={{ provider }}>
      <App history={openHistory()} />
    </SWRConfig>,
  );
}

/** A test of pages in a browser: `test('…', async ({ site }) => { … })`. A call that it does not answer fails it. */
export const test = base.extend<{ site: Site; downloads: readonly string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a function wants from this pattern
  site: async ({}, use) => {
    const server = new ContractServer();
    server.listen();
    answerAside(server);
    await forgetEverything();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    // The cookie notice has been answered: it would lie over the page.
    localStorage.setItem('visitor-cookie', 'refused');
    await use({ server, open, signIn, signInAdmin, pass });
    await cleanup();
    vi.useRealTimers();
    server.check();
  },

  /** Paths of the files that the browser was sent to, which stays where it is. */
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
