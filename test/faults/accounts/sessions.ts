import { admin } from '#scripts/seed/people.ts';
import { signedInAgain } from '#test/integration/accounts/accounts.ts';
import { managedUser } from '#test/integration/accounts/managed-user.ts';
import type { Client } from '#test/integration/client.ts';
import { signedUp, visitor } from '#test/integration/cloud.ts';
import type { Scenarios } from '../scenario.ts';
import { sessionOf } from './signing-in.ts';

/** The id of the session that asks. */
const sessionIn = async (client: Client): Promise<string> => (await client.get('/user/sessions')).body.sessions[0].id;

/** What begins and ends sessions. */
export const sessionScenarios = {
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
} satisfies Scenarios;
