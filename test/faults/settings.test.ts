import { asAdmin } from '#test/integration/cloud.ts';
import { exported } from './jobs.ts';
import { newName } from './managed.ts';
import { walk } from './walk.ts';

/** The imprint with an own text, and how its state differs after an act. */
async function ownImprint() {
  const admin = await asAdmin();
  const now = async () => (await admin.get('/admin/legal/imprint')).body;
  const { revision: first } = await now();
  const title = newName();
  await admin.put('/admin/legal/imprint', { title, html: '<p>Ours</p>', revision: first });
  const revision = first + 1;
  const versions = async () => (await admin.get('/admin/legal/imprint/versions?limit=1')).body;
  const read = async () => {
    const page = await now();
    const [newest] = await versions();
    return { edits: page.revision - revision, isDefault: page.is_default, keptOurs: newest?.title === title };
  };
  return { admin, first, revision, read };
}

walk('settings', {
  'POST /admin/audit-log/export': exported('/admin/audit-log/export', 'target_id'),
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
  'POST /admin/legal/{page}/versions/{version}/restore': {
    async begin() {
      const { admin, first, revision, read } = await ownImprint();
      return { act: () => admin.post(`/admin/legal/imprint/versions/${first}/restore`, { revision }), read };
    },
  },
  'POST /admin/legal/{page}/default': {
    async begin() {
      const { admin, revision, read } = await ownImprint();
      return { act: () => admin.post('/admin/legal/imprint/default', { revision }), read };
    },
  },
});
