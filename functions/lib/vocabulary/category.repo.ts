import type { EntityItem } from 'electrodb';
import { listCopy } from '../memory/list-copy.ts';
import { CategoryEntity, categoryList } from './category.entity.ts';
import { fixedBlanks } from './fixed.ts';

export type Category = EntityItem<typeof CategoryEntity>;

/** All categories by name, those of the code included: a strongly consistent read of a few hundred small items. */
export async function readCategories(): Promise<Category[]> {
  const { data } = await CategoryEntity.query.all({}).go({ pages: 'all', consistent: true });
  const stored = new Set(data.map(({ id }) => id));
  const all = [...data, ...fixedBlanks.filter(({ id }) => !stored.has(id))];
  return all.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** All categories in memory, by name. */
export const { current: currentCategories, fresh: freshCategories } = listCopy(
  categoryList,
  readCategories,
  'The categories are not available right now. Please try again in a moment.',
);
