import type { AdminCategory, CategoryInput } from '#shared/vocabulary/category.ts';
import { categoryKindLabels } from '#shared/vocabulary/choices.ts';
import { ManagedList, type ManagedListProps } from '#web/components/list/managed-list.tsx';
import { useAdminCategories } from '../api/admin-categories.ts';
import { CategoryCard } from './category-card.tsx';
import { categoryColumns } from './category-columns.tsx';
import { CategoryForm } from './category-form.tsx';
import { CategoryMerge } from './category-merge.tsx';

export type CategoryListProps = Pick<
  ManagedListProps<AdminCategory, CategoryInput>,
  'page' | 'trail' | 'empty' | 'loadPage' | 'isAdding' | 'onAdded'
>;

/** The categories by what they sort, each with those below it; as a tree of cards or as a table. */
export const CategoryList = (props: CategoryListProps) => (
  <ManagedList
    {...props}
    noun="categories"
    views="categories"
    failedTitle="Failed to fetch tag data"
    things={useAdminCategories()}
    nameOf={({ name }) => name}
    columns={categoryColumns}
    usual="cards"
    cardsClassName="grid gap-2"
    groupOf={({ kind }) => categoryKindLabels[kind]}
    card={(category, acts) => <CategoryCard category={category}>{acts}</CategoryCard>}
    form={({ item, ...of }) => <CategoryForm category={item} {...of} />}
    mayDelete={({ is_fixed }) => !is_fixed}
    deletion={(name) => `“${name}” is gone for good. Nothing uses it.`}
    replacing={(category, of) => category.usage_count > 0 && <CategoryMerge category={category} {...of} />}
  />
);
