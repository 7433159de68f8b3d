import type { Writer } from '#lib/actor.ts';
import { bulk, doing, idsOf } from '#lib/job/bulk.ts';
import { deleteOnce, restoreOnce } from '#lib/managed/repeatable.ts';
import { aiToolNoun } from '#shared/ai-tools/ai-tool-bulk.ts';
import type { StoredAiTool } from './ai-tool.repo.ts';
import { aiTools } from './ai-tool.service.ts';
import { adminListAiTools } from './ai-tool-list.service.ts';
import { aiToolQueue } from './task.ts';

type Change = Partial<Pick<StoredAiTool, 'status' | 'is_featured'>>;

const changing =
  ({ status, is_featured }: Change) =>
  (writer: Writer, id: string) =>
    aiTools.act(writer, id, { deed: 'updated', message: '' }, (before) => {
      const after = { status: status ?? before.status, is_featured: is_featured ?? before.is_featured };
      const isSame = after.status === before.status && after.is_featured === before.is_featured;
      return isSame ? undefined : after;
    });

/** What can be done to many AI tools at once. */
export const aiToolBulk = bulk(aiToolQueue, {
  thing: 'ai_tool',
  noun: aiToolNoun,
  acts: {
    publish: { title: doing('Publish'), carryOut: changing({ status: 'published' }) },
    draft: { title: (count) => `Make ${count} drafts again`, carryOut: changing({ status: 'draft' }) },
    archive: { title: doing('Archive'), carryOut: changing({ status: 'archived' }) },
    feature: { title: doing('Feature'), carryOut: changing({ is_featured: true }) },
    unfeature: { title: doing('No longer feature'), carryOut: changing({ is_featured: false }) },
    delete: { title: doing('Delete'), carryOut: deleteOnce(aiTools) },
    restore: { title: doing('Restore'), carryOut: restoreOnce(aiTools) },
  },
  nameOf: async (id) => (await aiTools.find(id))?.name,
  idsThatMatch: idsOf(adminListAiTools),
});
