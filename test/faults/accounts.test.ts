import { ResetEntity } from '#functions/accounts/reset/reset.entity.ts';
import { resetKey } from '#functions/accounts/reset/reset.repo.ts';
import { AddressEntity } from '#functions/accounts/user/address.entity.ts';
import { ifCondition } from '#lib/table/condition.ts';
import { admin } from '#scripts/seed/people.ts';
import { newestMail, signedInAgain, signIn, tokenIn } from '#test/integration/accounts/accounts.ts';
import { challenged, enrolled, steadyAuthenticator } from '#test/integration/accounts/authenticator.ts';
import { managedUser } from '#test/integration/accounts/managed-user.ts';
import { new_password, requested, subject as resetSubject } from '#test/integration/accounts/reset.ts';
import { aView, colleague, savedBy, viewsPath } from '#test/integration/accounts/saved-views.ts';
import type { Answer, Client } from '#test/integration/client.ts';
import { control, mailsTo, signedUp, somebody, visitor } from '#test/integration/cloud.ts';
import { bulkAct, exported } from './jobs.ts';
import type { Scenario } from './scenario.ts';
import { walk } from './walk.ts';

/** Requests whose effect is a session: it exists when the person holds a working token. */
const sessionOf = (begin: () => Promise<() => Promise<Answer<{ access_token?: string }>>>): Scenario => ({
  async begin() {
    const send = await begin();
    const client = visitor();
    return {
      async act() {
        const answer = await send();
        client.token = answer.body.access_token ?? client.token;
        return answer;
      },
      read: async () => (client.token ? (await client.get('/auth/me')).status : 'no session'),
    };
  },
});

/** A reset, by link or by code. A function that died holds it for 40 seconds, which pass at once here. */
const resetting = (send: (of: Awaited<ReturnType<typeof requested>>) => Promise<Answer<unknown>>): Scenario => ({
  async begin() {
    const asked = await requested();
    const { email, person } = asked;
    return {
      act: () => send(asked),
      read: async () => ({ old: await signIn(email, person.password), new: await signIn(email, new_password) }),
      wait: () =>
        ifCondition(
          ResetEntity.patch({ key: resetKey(email) })
            .set({ taken_until: 0 })
            .go(),
        ),
      over: [422],
    };
  },
});

/** The id of the session that asks. */
const sessionIn = async (client: Client): Promise<string> => (await client.get('/user/sessions')).body.sessions[0].id;

/** Acts of an admin upon a user, as the user's profile shows them. `first` is an act that has to come before. */
const managing = (act: (client: Client, path: string) => Promise<Answer<unknown>>, first?: string): Scenario => ({
  async begin() {
    const { client, path } = await managedUser();
    if (first) await client.put(`${path}/${first}`);
    return {
      act: () => act(client, path),
      read: async () => {
        const { status, role, force_password_change } = (await client.get(path)).body.user;
        return { status, role, force_password_change };
      },
    };
  },
});

/** Somebody with a second factor, whose next codes do not need another clock. */
async function withFactor() {
  const account = await signedUp();
  return { ...account, ...(await enrolled(account.client, account.person.password, steadyAuthenticator)) };
}

/** What somebody's second factor is, but for the time. */
async function factorOf(client: Client) {
  const { enrolled_at, ...factor } = (await client.get('/auth/second-factor')).body;
  return factor;
}

/** An act on the views of one who has saved `Drafts`; what they have then, by name. */
const onViews = (act: (client: Client, id: string) => Promise<Answer<unknown>>): Scenario => ({
  async begin() {
    const { client } = await colleague();
    const { body } = await client.post(viewsPath, { ...aView, name: 'Drafts' });
    return {
      act: () => act(client, body.saved_view.id),
      read: async () => (await savedBy(client)).map(({ name, query }) => [name, query]),
    };
  },
});

walk('accounts', {
  'POST /admin/saved-views/{list}': onViews((client) => client.post(viewsPath, aView)),
  'PUT /admin/saved-views/{list}/{id}': onViews((client, id) =>
    client.put(`${viewsPath}/${id}`, { query: 'sort=-id' }),
  ),
  'DELETE /admin/saved-views/{list}/{id}': onViews((client, id) => client.delete(`${viewsPath}/${id}`)),
  'POST /admin/users/export': exported('/admin/users/export'),
  'POST /admin/users/bulk': bulkAct('/admin/users/bulk', 'activate'),
  'POST /auth/login': sessionOf(async () => {
    const { person } = await signedUp();
    return () => visitor().post('/auth/login', person);
  }),
  'POST /auth/admin-login': sessionOf(async () => () => visitor().post('/auth/admin-login', admin)),
  'POST /auth/refresh': sessionOf(async () => {
    const { client } = await signedUp();
    return () => client.post('/auth/refresh');
  }),
  'POST /auth/logout': {
    async begin() {
      const { client } = await signedUp();
      const cookies = new Map(client.cookies);
      return {
        act: () => client.post('/auth/logout'),
        read: async () => {
          const again = visitor();
          for (const [name, value] of cookies) again.cookies.set(name, value);
          return (await again.post('/auth/refresh')).status;
        },
      };
    },
  },
  'POST /auth/logout-everywhere': {
    async begin() {
      const { client, person } = await signedUp();
      const other = await signedInAgain(person);
      return {
        act: () => client.post('/auth/logout-everywhere'),
        read: async () => [(await other.get('/auth/me')).status, (await other.post('/auth/refresh')).status],
        over: [401],
      };
    },
  },
  'DELETE /user/sessions/{id}': {
    async begin() {
      const { client, person } = await signedUp();
      const other = await signedInAgain(person);
      const id = await sessionIn(other);
      return {
        act: () => client.delete(`/user/sessions/${id}`),
        read: async () => [(await other.get('/auth/me')).status, (await other.post('/auth/refresh')).status],
      };
    },
  },
  'DELETE /admin/users/{id}/sessions/{session_id}': {
    async begin() {
      const { client, path, person } = await managedUser();
      const other = await signedInAgain(person);
      const id = await sessionIn(other);
      return {
        act: () => client.delete(`${path}/sessions/${id}`),
        read: async () => [(await other.get('/auth/me')).status, (await other.post('/auth/refresh')).status],
      };
    },
  },
  'POST /auth/register': {
    async begin() {
      const person = somebody();
      return {
        act: () => visitor().post('/auth/register', person),
        read: () => signIn(person.email, person.password),
        // An attempt that died holds the address for 40 seconds, which pass at once here.
        wait: () =>
          ifCondition(
            AddressEntity.patch({ email: person.email })
              .set({ claimed_at: Date.now() - 60_000 })
              .go(),
          ),
      };
    },
  },
  'POST /auth/request-password-reset': {
    async begin() {
      const { person } = await signedUp();
      const { email } = person;
      return {
        act: () => visitor().post('/auth/request-password-reset', { email }),
        read: async () => (await mailsTo(email)).some(({ subject }) => subject === resetSubject),
      };
    },
  },
  'POST /auth/reset-password': resetting(({ token }) =>
    visitor().post('/auth/reset-password', { token, new_password }),
  ),
  'POST /auth/reset-password-code': resetting(({ email, code }) =>
    visitor().post('/auth/reset-password-code', { email, code, new_password }),
  ),
  'POST /auth/change-password': {
    async begin() {
      const { client, person } = await signedUp();
      const { email, password: old_password } = person;
      return {
        act: () => client.post('/auth/change-password', { old_password, new_password: 'Quite-an0ther-one!' }),
        read: async () => ({
          old: await signIn(email, old_password),
          new: await signIn(email, 'Quite-an0ther-one!'),
        }),
        over: [401],
      };
    },
  },
  'POST /auth/send-verification': {
    async begin() {
      const { client, person } = await signedUp();
      return {
        act: () => client.post('/auth/send-verification'),
        read: async () =>
          (await mailsTo(person.email)).filter(({ subject }) => subject.startsWith('Confirm your email')).length > 1,
      };
    },
  },
  'POST /auth/verify-email': {
    async begin() {
      const { client, person } = await signedUp();
      const token = tokenIn((await newestMail(person.email, 'Confirm your email')).text);
      return {
        act: () => visitor().post('/auth/verify-email', { token }),
        read: async () => (await client.get('/auth/me')).body.email_verified,
      };
    },
  },
  'POST /admin/users/{id}/send-welcome': {
    repeats: true,
    async begin() {
      const { client, path, person } = await managedUser();
      return {
        act: () => client.post(`${path}/send-welcome`),
        read: async () => {
          await control('fire/AccountsOutboxSweep');
          return (await mailsTo(person.email)).some(({ subject }) => subject.startsWith('Welcome to'));
        },
      };
    },
  },
  'POST /auth/second-factor': sessionOf(async () => {
    const { person, authenticator } = await withFactor();
    return async () => {
      const client = visitor();
      const asked = await client.post('/auth/login', person);
      if (!asked.body.challenge) return asked;
      return client.post('/auth/second-factor', { challenge: asked.body.challenge, code: await authenticator.code() });
    };
  }),
  'POST /auth/recovery-code': sessionOf(async () => {
    const { person, codes } = await withFactor();
    const unused = [...codes];
    return async () => {
      const client = visitor();
      const asked = await client.post('/auth/login', person);
      if (!asked.body.challenge) return asked;
      // A code whose answer was lost is used up.
      const given = { challenge: asked.body.challenge, password: person.password, recovery_code: unused.pop() };
      return client.post('/auth/recovery-code', given);
    };
  }),
  'POST /auth/second-factor/enrol': {
    async begin() {
      const { client, person } = await signedUp();
      return {
        // What broke off after the pool had verified the secret is begun anew, with another one.
        async act() {
          const { status, body, headers } = await client.post('/auth/second-factor/setup');
          if (status !== 200) return { status, body, headers };
          const code = await steadyAuthenticator(body.secret, client.base).code();
          return client.post('/auth/second-factor/enrol', { password: person.password, code });
        },
        read: () => factorOf(client),
        over: [422],
      };
    },
  },
  'POST /auth/second-factor/recovery-codes': {
    repeats: true,
    async begin() {
      const { client, person, authenticator, codes } = await withFactor();
      const { challenge } = await challenged(person, client.base);
      const used = { challenge, password: person.password, recovery_code: codes[0] };
      await visitor().post('/auth/recovery-code', used);
      return {
        act: async () => {
          const proof = { password: person.password, code: await authenticator.code() };
          return client.post('/auth/second-factor/recovery-codes', proof);
        },
        read: () => factorOf(client),
      };
    },
  },
  'POST /auth/second-factor/remove': {
    async begin() {
      const { client, person, authenticator } = await withFactor();
      return {
        act: async () => {
          const proof = { password: person.password, code: await authenticator.code() };
          return client.post('/auth/second-factor/remove', proof);
        },
        read: () => factorOf(client),
      };
    },
  },
  'DELETE /admin/users/{id}/second-factor': {
    async begin() {
      const { client, path, person } = await managedUser();
      await enrolled(await signedInAgain(person), person.password, steadyAuthenticator);
      return {
        act: () => client.delete(`${path}/second-factor`),
        read: async () => (await client.get(path)).body.user.second_factor,
      };
    },
  },
  'PUT /admin/users/{id}/status': managing((client, path) => client.put(`${path}/status`, { status: 'inactive' })),
  'PUT /admin/users/{id}/promote': managing((client, path) => client.put(`${path}/promote`)),
  'PUT /admin/users/{id}/demote': managing((client, path) => client.put(`${path}/demote`), 'promote'),
  'PUT /admin/users/{id}/role': managing((client, path) => client.put(`${path}/role`, { role: 'editor' })),
  'PUT /admin/users/{id}/force-password-reset': managing((client, path) => client.put(`${path}/force-password-reset`)),
  'DELETE /admin/users/{id}/sessions': {
    async begin() {
      const { client, path, person } = await managedUser();
      const other = await signedInAgain(person);
      return {
        act: () => client.delete(`${path}/sessions`),
        read: async () => [(await other.get('/auth/me')).status, (await other.post('/auth/refresh')).status],
      };
    },
  },
});
