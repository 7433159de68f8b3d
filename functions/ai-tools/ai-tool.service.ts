import type { Writer } from '#lib/actor.ts';
import { below, everywherePublic } from '#lib/edge/shown-at.ts';
import type { Origin } from '#lib/managed/acts.ts';
import { managedWithTrash } from '#lib/managed/managed.ts';
import type { AiToolEdit, AiToolInput } from '#shared/ai-tools/ai-tool.ts';
import { href } from '#shared/pages/href.ts';
import { imagePath } from '#shared/pages/share-images.ts';
import { AiToolEntity, aiToolList, aiToolSlugs } from './ai-tool.entity.ts';
import type { StoredAiTool } from './ai-tool.repo.ts';
import { toAdminTool, zeroCounts } from './ai-tool.view.ts';
import { allCounts, deleteCounts } from './count.repo.ts';

const shownAt = ({ status, list, slugs = [] }: StoredAiTool): readonly string[] =>
  status === 'published' && list === 'current'
    ? [
        ...everywherePublic,
        below(href('aiTools')),
        below('/api/ai-tool'),
        ...slugs.map((slug) => imagePath('tool', slug)),
      ]
    : [];

/** What a tool is sorted by. */
export const toolNames = {
  category: 'tool',
  subcategory: { kind: 'tool', below: 'category' },
  tags: 'tag',
} as const;

/** The tools as admins manage them. */
export const aiTools = managedWithTrash({
  entity: AiToolEntity,
  noun: 'AI tool',
  field: 'ai_tool',
  id: 'aiTool',
  names: toolNames,
  slug: aiToolSlugs,
  name: ({ name }) => name,
  async view({ id }) {
    const counts = (await allCounts()).get(id) ?? zeroCounts;
    return (tool) => toAdminTool(tool, counts);
  },
  shownAt,
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
