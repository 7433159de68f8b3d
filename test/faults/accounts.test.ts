import { ResetEntity } from '#functions/accounts/reset/reset.entity.ts';
import { resetKey } from '#functions/accounts/reset/reset.repo.ts';
import { AddressEntity } from '#functions/accounts/user/address.entity.ts';
import { ifCondition } from '#lib/table/condition.ts';
import { newestMail, signIn, tokenIn } from '#test/integration/accounts/accounts.ts';
import { new_password, requested, subject as resetSubject } from '#test/integration/accounts/reset.ts';
import type { Answer } from '#test/integration/client.ts';
import { mailsTo, signedUp, somebody, visitor } from '#test/integration/cloud.ts';
import { savedViewScenarios } from './accounts/saved-views.ts';
import { secondFactorScenarios } from './accounts/second-factor.ts';
import { sessionScenarios } from './accounts/sessions.ts';
import { userScenarios } from './accounts/users.ts';
import type { Scenario } from './scenario.ts';
import { walk } from './walk.ts';

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

walk('accounts', {
  ...sessionScenarios,
  ...secondFactorScenarios,
  ...userScenarios,
  ...savedViewScenarios,
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
});
