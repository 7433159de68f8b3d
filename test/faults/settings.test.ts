import { asAdmin } from '#test/integration/cloud.ts';
import { newName } from './managed.ts';
import { walk } from './walk.ts';

walk('settings', {
  'PUT /admin/settings': {
    async begin() {
      const admin = await asAdmin();
      const now = async () => (await admin.get('/admin/settings')).body;
      const [{ revision }, postal_address] = [await now(), newName()];
      return {
        act: () => admin.put('/admin/settings', { postal_address, revision }),
        read: async () => {
          const { postal_address: address, revision: later } = await now();
          return { mine: address === postal_address, edits: later - revision };
        },
      };
    },
  },
  'PUT /admin/legal/{page}': {
    async begin() {
      const admin = await asAdmin();
      const now = async () => (await admin.get('/legal/imprint')).body;
      const [{ revision }, title] = [await now(), newName()];
      return {
        act: () => admin.put('/admin/legal/imprint', { title, html: '<p>Ours</p>', revision }),
        read: async () => {
          const { title: shown, revision: later } = await now();
          return { mine: shown === title, edits: later - revision };
        },
      };
    },
  },
});
