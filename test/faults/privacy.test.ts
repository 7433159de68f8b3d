import { signIn } from '#test/integration/accounts/accounts.ts';
import { managedUser } from '#test/integration/accounts/managed-user.ts';
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
  'DELETE /admin/users/{id}': {
    async begin() {
      const { client, path, person } = await managedUser();
      return {
        act: () => client.delete(path),
        read: async () => ({
          profile: (await client.get(path)).status,
          signIn: await signIn(person.email, person.password),
        }),
      };
    },
  },
});
