import { signIn } from '#test/integration/accounts/accounts.ts';
import { signedUp } from '#test/integration/cloud.ts';
import { walk } from './walk.ts';

walk('privacy', {
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
});
