import { mutate } from 'swr';
import { test as base } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { User } from '#shared/accounts/user.ts';
import { App } from '#web/app/app.tsx';
import { openHistory } from '#web/app/open-history.ts';
import { session } from '#web/lib/browser-session.ts';
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
}

/** What every page asks beside its own matter: visits are counted, and this person is told nothing. */
function answerAside(server: ContractServer): void {
  server.answer('POST /track-visitor', { success: true });
  server.answer('GET /notifications', { notifications: [] });
}

async function forgetEverything(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  session.follow(null);
  await mutate(() => true, undefined, { revalidate: false });
}

function signIn(fields: Partial<User> = {}): User {
  const user = sampleOf(User, { id: 'usr_1', name: 'Sam Sample', ...fields });
  // A token without an end is never due.
  session.signIn({ user, access_token: `e30.${btoa('{}')}.x`, expires_in: 900 });
  return user;
}

/** A test of pages in a browser: `test('…', async ({ site }) => { … })`. A call that it does not answer fails it. */
export const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a function wants from this pattern
  site: async ({}, use) => {
    const server = new ContractServer();
    server.listen();
    answerAside(server);
    await forgetEverything();
    // The cookie notice has been answered: it would lie over the page.
    localStorage.setItem('visitor-cookie', 'refused');
    await use({
      server,
      open: async (path) => {
        window.history.replaceState(null, '', path);
        await render(<App history={openHistory()} />);
      },
      signIn,
    });
    await cleanup();
    server.check();
  },
});
