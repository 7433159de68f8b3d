import type { EntityItem } from 'electrodb';
import { AiToolEntity } from './ai-tool.entity.ts';

export type StoredAiTool = EntityItem<typeof AiToolEntity>;

/** All but trashed ones, latest change first. Read once per change and cached in memory. */
export async function findCurrentAiTools(): Promise<StoredAiTool[]> {
  return (await AiToolEntity.query.inListByTime({ list: 'current' }).go({ pages: 'all', order: 'desc' })).data;
}

/** The whole trash, latest deletion first. */
export async function findTrashedAiTools(): Promise<StoredAiTool[]> {
  return (await AiToolEntity.query.inListByTime({ list: 'trash' }).go({ pages: 'all', order: 'desc' })).data;
}
