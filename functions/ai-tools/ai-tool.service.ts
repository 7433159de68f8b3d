import { nowIso } from '#lib/clock.ts';
import { conflict, staleVersion } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { decideAgain } from '#lib/table/save.ts';
import { purgeMoment } from '#lib/trash.ts';
import type { AdminAiTool, AiToolEdit, AiToolInput } from '#shared/ai-tools/ai-tool.ts';
import { slugOf } from '#shared/kernel/slug.ts';
import { findAiTool, type StoredAiTool } from './ai-tool.repo.ts';
import { insertAiTool, saveAiTool, type Writer } from './ai-tool.save.ts';
import { noCounts, toAdminTool } from './ai-tool.view.ts';
import { unknownAiTool } from './ai-tool-page.service.ts';
import { allCounts } from './count.repo.ts';

interface Saved {
  readonly success: true;
  readonly message: string;
  readonly ai_tool: AdminAiTool;
}
/** What a seed chooses of a tool: it meets its own ones again by their ids. */
interface Origin {
  readonly id: string;
  readonly created_at: string;
}

const countsOf = async ({ id }: StoredAiTool) => (await allCounts()).get(id) ?? noCounts;

async function answer(message: string, tool: StoredAiTool): Promise<Saved> {
  return { success: true, message, ai_tool: toAdminTool(tool, await countsOf(tool)) };
}

/** Loaded for those who write: the sanitiser is more than the rest of the function. */
async function cleaned(html: string): Promise<string> {
  const { sanitiseHtml } = await import('#lib/html.ts');
  return sanitiseHtml(html);
}

/** One that is not in the trash. */
async function mustFind(id: string): Promise<StoredAiTool> {
  const tool = await findAiTool(id);
  if (tool?.list !== 'current') throw unknownAiTool();
  return tool;
}

export async function adminGetAiTool(id: string): Promise<AdminAiTool> {
  const tool = await mustFind(id);
  return toAdminTool(tool, await countsOf(tool));
}

const hereAndNow = (): Origin => ({ id: newId('aiTool'), created_at: nowIso() });

export async function createAiTool(writer: Writer, input: AiToolInput, origin = hereAndNow()): Promise<Saved> {
  const { id, created_at } = origin;
  const tool: StoredAiTool = {
    ...input,
    id,
    slug: input.slug || slugOf(input.name),
    slugs: [],
    detailed_description: await cleaned(input.detailed_description),
    created_at,
    updated_at: created_at,
    revision: 1,
    list: 'current',
    listed_at: created_at,
  };
  return answer('AI tool created successfully', await insertAiTool(writer, tool, input.slug !== ''));
}

/** Fields as they will be stored; what was left out is left out. */
async function given({ slug, detailed_description, ...fields }: Omit<AiToolEdit, 'revision'>, name: string) {
  const change = {
    ...fields,
    detailed_description: detailed_description === undefined ? undefined : await cleaned(detailed_description),
    slug: slug === '' ? slugOf(fields.name ?? name) : slug,
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

export async function editAiTool(writer: Writer, id: string, { revision, ...fields }: AiToolEdit): Promise<Saved> {
  const before = await mustFind(id);
  if (revision !== before.revision) throw staleVersion(toAdminTool(before, await countsOf(before)));
  const saved = await saveAiTool(writer, 'ai_tool.updated', before, await given(fields, before.name));
  return answer('AI tool updated successfully', saved);
}

/** Moves one to the trash, where it waits 30 days. */
export const deleteAiTool = (writer: Writer, id: string): Promise<{ success: true; message: string }> =>
  decideAgain(async () => {
    const change = { list: 'trash', listed_at: purgeMoment(), deleted_at: nowIso() } as const;
    await saveAiTool(writer, 'ai_tool.deleted', await mustFind(id), change);
    return { success: true, message: 'AI tool deleted successfully' };
  });

/** Takes one out of the trash, as a draft, while it is kept. */
export const restoreAiTool = (writer: Writer, id: string): Promise<Saved> =>
  decideAgain(async () => {
    const before = await findAiTool(id);
    if (!before) throw unknownAiTool();
    if (before.list !== 'trash') throw conflict('This AI tool is not in the trash');
    if (before.listed_at <= nowIso()) throw unknownAiTool();
    const change = { list: 'current', status: 'draft', deleted_at: undefined } as const;
    return answer('AI tool restored', await saveAiTool(writer, 'ai_tool.restored', before, change));
  });
