import { signedUp } from '#test/integration/cloud.ts';
import { bulkAct } from './jobs.ts';
import { managed } from './managed.ts';
import type { Scenario } from './scenario.ts';
import { walk } from './walk.ts';

const broadcasts = managed({
  path: '/admin/notifications',
  field: 'notification',
  name: 'title',
  fields: { message: 'Text' },
});

/** What a person does with the welcome that everybody gets. */
const withWelcome = (deed: string): Scenario => ({
  async begin() {
    const { client } = await signedUp();
    const told = async () => (await client.get('/notifications')).body.notifications;
    const welcome = async () => (await told()).find(({ title }: { title: string }) => title === 'Welcome to Rampart');
    const { id } = await welcome();
    return {
      act: () => client.post(`/notifications/${id}/${deed}`),
      read: async () => {
        const now = await welcome();
        return now ? { shown: now.shown_at !== null } : 'put away';
      },
    };
  },
});

walk('notifications', {
  'POST /admin/notifications/bulk': bulkAct('/admin/notifications/bulk', 'activate'),
  'POST /notifications/{id}/shown': withWelcome('shown'),
  'POST /notifications/{id}/dismiss': withWelcome('dismiss'),
  'POST /admin/notifications': broadcasts.create,
  'PUT /admin/notifications/{id}': broadcasts.edit,
  'DELETE /admin/notifications/{id}': broadcasts.remove,
});
