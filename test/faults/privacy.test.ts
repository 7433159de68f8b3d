import { findExportJob, removeExportJob } from '#functions/privacy/export-job.repo.ts';
import { signIn } from '#test/integration/accounts/accounts.ts';
import { managedUser } from '#test/integration/accounts/managed-user.ts';
import { putOrders } from '#test/integration/accounts/many-orders.ts';
import { signedUp } from '#test/integration/cloud.ts';
import { walk } from './walk.ts';

/** Somebody with too many orders for one answer, the same in every attempt: their orders take a while to write. */
let heavyBuyer: ReturnType<typeof signedUp> | undefined;
async function signedUpHeavyBuyer() {
  const account = await signedUp();
  await putOrders(account.user.id, 1100);
  return account;
}

walk('privacy', {
  'GET /user/export': {
    async begin() {
      heavyBuyer ??= signedUpHeavyBuyer();
      const { client, user } = await heavyBuyer;
      const last = await findExportJob(user.id);
      if (last) await removeExportJob(last);
      return {
        act: () => client.get('/user/export'),
        read: async () => (await client.get('/user/export-files')).body,
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
