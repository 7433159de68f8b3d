import { signedInAgain } from '#test/integration/accounts/accounts.ts';
import { challenged, codeOf, enrolled, steadyAuthenticator } from '#test/integration/accounts/authenticator.ts';
import { managedUser } from '#test/integration/accounts/managed-user.ts';
import type { Client } from '#test/integration/client.ts';
import { signedUp, visitor } from '#test/integration/cloud.ts';
import type { Scenarios } from '../scenario.ts';
import { sessionOf } from './signing-in.ts';

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

/** What is done to a second factor, and signing in with one. */
export const secondFactorScenarios = {
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
          const code = await codeOf(body.secret, client.base);
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
} satisfies Scenarios;
