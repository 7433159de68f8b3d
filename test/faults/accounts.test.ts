import { AddressEntity } from '#functions/accounts/address.entity.ts';
import { ResetEntity } from '#functions/accounts/reset.entity.ts';
import { resetKey } from '#functions/accounts/reset.service.ts';
import { ifCondition } from '#lib/table/condition.ts';
import { admin } from '#scripts/seed/people.ts';
import { anEbook, give, newestMail, tokenIn } from '#test/integration/accounts/accounts.ts';
import { new_password, requested, subject as resetSubject } from '#test/integration/accounts/reset.ts';
import type { Answer, Client } from '#test/integration/client.ts';
import { mailsTo, signedUp, somebody, visitor } from '#test/integration/cloud.ts';
import type { Scenario } from './scenario.ts';
import { walk } from './walk.ts';

const wishesOf = async (client: Client) => (await client.get('/user/library')).body.total_wishlisted;

/** The status of a sign-in, of somebody who has just come. */
const signIn = async (email: string, password: string) =>
  (await visitor().post('/auth/login', { email, password })).status;

/** Requests whose effect is a session: it is there when the person holds a token that works. */
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

/** A reset, by link or by code. A function that died holds it for 40 seconds, which are over at once here. */
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
  'POST /auth/register': {
    async begin() {
      const person = somebody();
      return {
        act: () => visitor().post('/auth/register', person),
        read: () => signIn(person.email, person.password),
        // A try that died holds the address for 40 seconds, which are over at once here.
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
  'DELETE /user': {
    async begin() {
      const { client, person } = await signedUp();
      return {
        act: () => client.delete('/user', { password: person.password }),
        read: async () => ({
          session: (await client.get('/auth/me')).status,
          signIn: await signIn(person.email, person.password),
        }),
        over: [401],
      };
    },
  },
  'POST /wishlist/add': {
    async begin() {
      const [{ client }, ebook_id] = [await signedUp(), await anEbook()];
      return { act: () => client.post('/wishlist/add', { ebook_id }), read: () => wishesOf(client) };
    },
  },
  'DELETE /wishlist/remove/{ebookId}': {
    async begin() {
      const [{ client }, ebook_id] = [await signedUp(), await anEbook()];
      await client.post('/wishlist/add', { ebook_id });
      return { act: () => client.delete(`/wishlist/remove/${ebook_id}`), read: () => wishesOf(client) };
    },
  },
  'PUT /user/reading/{ebookId}': {
    async begin() {
      const [{ client, user }, id] = [await signedUp(), await anEbook()];
      await give(user.id, [id]);
      return {
        act: () => client.put(`/user/reading/${id}`, { position: 0.5 }),
        read: async () => (await client.get(`/user/reading/${id}`)).body.position,
      };
    },
  },
});
