import { ResetEntity } from '#functions/accounts/reset/reset.entity.ts';
import { resetKey } from '#functions/accounts/reset/reset.repo.ts';
import { AddressEntity } from '#functions/accounts/user/address.entity.ts';
import { ifCondition } from '#lib/table/condition.ts';
import { admin } from '#scripts/seed/people.ts';
import { newestMail, signedInAgain, signIn, tokenIn } from '#test/integration/accounts/accounts.ts';
import { managedUser } from '#test/integration/accounts/managed-user.ts';
import { new_password, requested, subject as resetSubject } from '#test/integration/accounts/reset.ts';
import type { Answer, Client } from '#test/integration/client.ts';
import { control, mailsTo, signedUp, somebody, visitor } from '#test/integration/cloud.ts';
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

walk('accounts', {
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
