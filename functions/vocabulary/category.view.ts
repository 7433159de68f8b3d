import type { Category } from '#lib/vocabulary/category.repo.ts';
import { isFixedName } from '#lib/vocabulary/fixed.ts';
import type { AdminCategory } from '#shared/vocabulary/category.ts';
import { parentName } from './category-tree.rules.ts';

/** A category as the back-office sees it. */
export function toAdminCategory(category: Category, usage_count: number, all: readonly Category[]): AdminCategory {
  const { former: _, parent_id = null, ...fields } = category;
  return {
    ...fields,
    parent_id,
    parent: parentName(category, all),
    is_fixed: isFixedName(category.kind, category.name),
    usage_count,
  };
}
