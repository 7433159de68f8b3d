import type { EntityItem } from 'electrodb';
import { CategoryEntity } from './category.entity.ts';

export type Category = EntityItem<typeof CategoryEntity>;

/** All categories in order; a few dozen. */
export async function listCategories(): Promise<Category[]> {
  return (await CategoryEntity.query.allByTime({}).go({ pages: 'all' })).data;
}

export async function insertCategory(category: Category): Promise<void> {
  await CategoryEntity.create(category).go();
}
