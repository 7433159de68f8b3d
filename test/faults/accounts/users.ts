import { managedUser } from '#test/integration/accounts/managed-user.ts';
import type { Answer, Client } from '#test/integration/client.ts';
import { control, mailsTo } from '#test/integration/cloud.ts';
import { bulkAct, exported } from '../jobs.ts';
import type { Scenario, Scenarios } from '../scenario.ts';

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

/** What admins do to users. */
export const userScenarios = {
  'POST /admin/users/export': exported('/admin/users/export'),
  'POST /admin/users/bulk': bulkAct('/admin/users/bulk', 'activate'),
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
} satisfies Scenarios;
