import { asAdmin } from '#test/integration/cloud.ts';
import { newName } from './managed.ts';
import { walk } from './walk.ts';

walk('settings', {
  'PUT /admin/settings': {
    async begin() {
      const admin = await asAdmin();
      const now = async () => (await admin.get('/admin/settings')).body;
      const [{ version }, postal_address] = [await now(), newName()];
      return {
        act: () => admin.put('/admin/settings', { postal_address, version }),
        read: async () => {
          const { postal_address: address, version: later } = await now();
          return { mine: address === postal_address, edits: later - version };
        },
      };
    },
  },
  'PUT /admin/legal/{page}': {
    async begin() {
      const admin = await asAdmin();
      const now = async () => (await admin.get('/legal/imprint')).body;
      const [{ version }, title] = [await now(), newName()];
      return {
        act: () => admin.put('/admin/legal/imprint', { title, html: '<p>Ours</p>', version }),
        read: async () => {
          const { title: shown, version: later } = await now();
          return { mine: shown === title, edits: later - version };
        },
      };
    },
  },
});
