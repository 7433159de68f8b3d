import type { Category } from '#lib/vocabulary/category.repo.ts';
import type { Tag } from '#lib/vocabulary/tag.repo.ts';
import type { AdminTag } from '#shared/vocabulary/tag.ts';

/** A tag as the back-office sees it. One whose category is gone has none. */
export function toAdminTag(tag: Tag, usage_count: number, categories: readonly Category[]): AdminTag {
  const { former: _, category_id, ...fields } = tag;
  const category = categories.find(({ id }) => id === category_id);
  return { ...fields, category_id: category?.id ?? null, category: category?.name ?? '', usage_count };
}
