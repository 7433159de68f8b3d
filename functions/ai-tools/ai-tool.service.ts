import type { Writer } from '#lib/actor.ts';
import type { Origin } from '#lib/managed/acts.ts';
import { managedWithTrash } from '#lib/managed/managed.ts';
import type { AiToolEdit, AiToolInput } from '#shared/ai-tools/ai-tool.ts';
import { AiToolEntity, aiToolList, aiToolSlugs } from './ai-tool.entity.ts';
import { toAdminTool, zeroCounts } from './ai-tool.view.ts';
import { allCounts, deleteCounts } from './count.repo.ts';

/** The tools as admins manage them. */
export const aiTools = managedWithTrash({
  entity: AiToolEntity,
  noun: 'AI tool',
  field: 'ai_tool',
  id: 'aiTool',
  slug: aiToolSlugs,
  name: ({ name }) => name,
  async view({ id }) {
    const counts = (await allCounts()).get(id) ?? zeroCounts;
    return (tool) => toAdminTool(tool, counts);
  },
  list: aiToolList,
  trash: {
    inList: (list) => AiToolEntity.query.inListByTime({ list }),
    order: 'changed',
    restored: { status: 'draft' },
    purge: ({ id }) => deleteCounts(id),
  },
});

/** The sanitiser is larger than the rest of the function, so it is loaded only on a save. */
async function cleaned<Html extends string | undefined>(html: Html): Promise<Html | string> {
  if (html === undefined) return html;
  const { sanitiseHtml } = await import('#lib/html.ts');
  return sanitiseHtml(html);
}

export const createAiTool = async (writer: Writer, input: AiToolInput, origin?: Origin) =>
  aiTools.create(writer, { ...input, detailed_description: await cleaned(input.detailed_description) }, origin);

export const editAiTool = async (writer: Writer, id: string, edit: AiToolEdit) =>
  aiTools.edit(writer, id, { ...edit, detailed_description: await cleaned(edit.detailed_description) });
