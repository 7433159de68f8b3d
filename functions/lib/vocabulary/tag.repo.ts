import type { EntityItem } from 'electrodb';
import { listCopy } from '../memory/list-copy.ts';
import { TagEntity, tagList } from './tag.entity.ts';

export type Tag = EntityItem<typeof TagEntity>;

async function readTags(): Promise<Tag[]> {
  const { data } = await TagEntity.query.all({}).go({ pages: 'all', consistent: true });
  return data.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** All tags in memory, by name; a few thousand. */
export const { fresh: freshTags } = listCopy(
  tagList,
  readTags,
  'The tags are not available right now. Please try again in a moment.',
);
