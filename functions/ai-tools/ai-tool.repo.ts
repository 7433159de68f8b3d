import type { EntityItem } from 'electrodb';
import { newestFirst } from '#lib/table/page.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { AiToolEntity } from './ai-tool.entity.ts';

export type StoredAiTool = EntityItem<typeof AiToolEntity>;

/** One in whatever list, as it is now. */
export async function findAiTool(id: string): Promise<StoredAiTool | undefined> {
  return (await AiToolEntity.get({ id }).go({ consistent: true })).data ?? undefined;
}

/** All but trashed ones, the latest changed first. Read once a change and kept in memory. */
export async function findCurrentAiTools(): Promise<StoredAiTool[]> {
  return (await AiToolEntity.query.inListByTime({ list: 'current' }).go({ pages: 'all', order: 'desc' })).data;
}

/** A page of the trash, the latest deleted first. */
export const listTrashedAiTools = (query: PageQuery): Promise<Page<StoredAiTool>> =>
  newestFirst(AiToolEntity.query.inListByTime({ list: 'trash' }), query);

/** What the trash has kept until `moment`; at most 100, the next run finds the others. */
export async function findDueAiTools(moment: string): Promise<StoredAiTool[]> {
  const query = AiToolEntity.query.inListByTime({ list: 'trash' }).lte({ listed_at: moment });
  return (await query.go({ order: 'asc', limit: 100 })).data;
}

/** Part of a transaction; refused when the id is taken. */
export const insertAiToolItem = (tool: StoredAiTool): TransactItem => ({ Put: AiToolEntity.create(tool).params() });

/** Part of a transaction that puts `after` in the place of the revision it was made from; refused when that is gone. */
export const replaceAiToolItem = (after: StoredAiTool, revision: number): TransactItem => ({
  Put: AiToolEntity.put(after)
    .where((stored, { eq }) => eq(stored.revision, revision))
    .params(),
});

/** Part of a transaction that purges; refused when it was restored meanwhile. */
export const purgeAiToolItem = ({ id, revision }: StoredAiTool): TransactItem => ({
  Delete: AiToolEntity.delete({ id })
    .where((stored, { eq }) => `${eq(stored.revision, revision)} AND ${eq(stored.list, 'trash')}`)
    .params(),
});
