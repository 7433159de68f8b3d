import { conflict, invalid } from '#lib/errors.ts';
import { managed } from '#lib/managed/managed.ts';
import { findListMark, markListItem, markListUnchangedSince } from '#lib/table/list-mark.ts';
import type { Part } from '#lib/table/transact.ts';
import { CategoryEntity, categoryList } from '#lib/vocabulary/category.entity.ts';
import { type Category, freshCategories, readCategories } from '#lib/vocabulary/category.repo.ts';
import { fixedBlank } from '#lib/vocabulary/fixed.ts';
import type { Terms } from '#lib/vocabulary/renaming/terms.ts';
import { usageOf } from '#lib/vocabulary/renaming/usage.ts';
import { toAdminCategory } from './category.view.ts';
import { childrenOf, placeFault } from './category-tree.rules.ts';
import { replacements } from './task.ts';

/** Shows any state of a category. Its uses are counted before a change: a new name brings them along. */
export async function viewOf(category: Pick<Category, 'kind' | 'name' | 'former'>) {
  const [usage, all] = await Promise.all([usageOf(category.kind, [category]), freshCategories()]);
  return (each: Category) => toAdminCategory(each, usage(category), all);
}

/** The categories as admins manage them. Their list's mark is written by `treeParts`, which may give it a condition. */
export const categories = managed({
  entity: CategoryEntity,
  noun: 'category',
  field: 'category',
  id: 'category',
  name: ({ name }) => name,
  view: viewOf,
  blank: async (id) => fixedBlank(id),
});

export const categoryTerms: Terms<Category> = {
  things: categories,
  noun: 'category',
  jobs: replacements,
  termOf: (category) => category,
  kindOf: ({ kind }) => kind,
};

/** The mark of the list, under the condition that the tree is still as it was judged: else it is decided again. */
async function judged(judge: (all: readonly Category[]) => void): Promise<Part[]> {
  const mark = await findListMark(categoryList);
  judge(await readCategories());
  return [{ items: [markListUnchangedSince(categoryList, mark)] }];
}

type Placed = Pick<Category, 'kind' | 'parent_id'> & { readonly id?: string };

/** Parts of the transaction that creates or changes a category. 422 when it cannot be where it shall be. */
export async function placingParts(before: Placed | undefined, after: Placed): Promise<Part[]> {
  const { parent_id } = after;
  if (!parent_id || parent_id === before?.parent_id) return [{ items: [markListItem(categoryList)] }];
  return judged((all) => {
    const fault = placeFault({ ...after, parent_id }, all);
    if (fault) throw invalid('parent_id', fault);
  });
}

/** Parts of the transaction that deletes a category. 409 while others are below it. */
export const removingParts = ({ id, name }: Category): Promise<Part[]> =>
  judged((all) => {
    const { length } = childrenOf(all, id);
    if (length === 0) return;
    const others = length === 1 ? 'the category' : `the ${length} categories`;
    throw conflict(`Move ${others} below “${name}” first`, { children: length });
  });
