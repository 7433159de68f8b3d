import { asAdmin, everywhere, visitor } from '#test/integration/cloud.ts';
import { managed, newName } from './managed.ts';
import { walk } from './walk.ts';

const input = { description: 'What it is', detailed_description: 'More', status: 'published' };
const tools = managed({ path: '/admin/ai-tools', field: 'ai_tool', name: 'name', fields: input });

walk('ai-tools', {
  'POST /admin/ai-tools': tools.create,
  'PUT /admin/ai-tools/{id}': tools.edit,
  'DELETE /admin/ai-tools/{id}': tools.remove,
  'POST /admin/ai-tools/{id}/restore': tools.restore,
  'POST /ai-tools/{id}/click': {
    repeats: true,
    async begin() {
      const admin = await asAdmin();
      const { id, slug } = (await admin.post('/admin/ai-tools', { ...input, name: newName() })).body.ai_tool;
      await everywhere(async () => (await visitor().get(`/ai-tools/${slug}`)).status === 200);
      return {
        act: () => visitor().post(`/ai-tools/${id}/click`, { click_type: 'website' }),
        // A counter of clicks may count one twice.
        read: async () => (await admin.get(`/admin/ai-tools/${id}`)).body.click_count > 0,
      };
    },
  },
});
