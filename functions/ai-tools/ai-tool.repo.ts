import type { EntityItem } from 'electrodb';
import { newestFirst } from '#lib/table/page.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { AiToolEntity } from './ai-tool.entity.ts';

export type StoredAiTool = EntityItem<typeof AiToolEntity>;

/** All but trashed ones, latest change first. Read once per change and cached in memory. */
export async function findCurrentAiTools(): Promise<StoredAiTool[]> {
  return (await AiToolEntity.query.inListByTime({ list: 'current' }).go({ pages: 'all', order: 'desc' })).data;
}

/** A page of the trash, latest deletion first. */
export const listTrashedAiTools = (query: PageQuery): Promise<Page<StoredAiTool>> =>
  newestFirst(AiToolEntity.query.inListByTime({ list: 'trash' }), query);
