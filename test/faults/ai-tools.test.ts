import { ToolCountEntity } from '#functions/ai-tools/count.entity.ts';
import { shards } from '#lib/table/shards.ts';
import { asAdmin, everywhere, visitor } from '#test/integration/cloud.ts';
import { bulkAct } from './jobs.ts';
import { managed, newName } from './managed.ts';
import { walk } from './walk.ts';

const input = { description: 'What it is', detailed_description: 'More', status: 'published' };
async function isClicked(tool_id: string): Promise<boolean> {
  const { data } = await ToolCountEntity.get(shards.map((shard) => ({ shard, tool_id }))).go();
  return data.some(({ clicks = 0 }) => clicks > 0);
}
const tools = managed({ path: '/admin/ai-tools', field: 'ai_tool', name: 'name', fields: input });

walk('ai-tools', {
  'POST /admin/ai-tools/bulk': bulkAct('/admin/ai-tools/bulk', 'archive'),
  'POST /admin/ai-tools': tools.create,
  'PUT /admin/ai-tools/{id}': tools.edit,
  'DELETE /admin/ai-tools/{id}': tools.remove,
  'POST /admin/ai-tools/{id}/restore': tools.restore,
  'POST /ai-tools/{id}/click': {
    repeats: true,
    async begin() {
      const admin = await asAdmin();
      const { id, slug } = (await admin.post('/admin/ai-tools', { ...input, name: newName() })).body.ai_tool;
      await everywhere('AiTools-Http', async () => (await visitor().get(`/ai-tools/${slug}`)).status === 200);
      return {
        act: () => visitor().post(`/ai-tools/${id}/click`, { click_type: 'website' }),
        // A click may be counted twice. The figure in the API is up to half a minute old.
        read: () => isClicked(id),
      };
    },
  },
});
