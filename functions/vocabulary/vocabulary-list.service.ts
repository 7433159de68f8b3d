import { pageOf } from '#lib/table/page.ts';
import { freshCategories } from '#lib/vocabulary/category.repo.ts';
import { listFrameworks } from '#lib/vocabulary/framework.repo.ts';
import { usageOf } from '#lib/vocabulary/renaming/usage.ts';
import { freshTags } from '#lib/vocabulary/tag.repo.ts';
import type { QueryOf } from '#shared/kernel/endpoint.ts';
import type { Page } from '#shared/kernel/page.ts';
import { hasWords, wordsOf } from '#shared/kernel/words.ts';
import type { vocabularyApi } from '#shared/vocabulary/api.ts';
import type { AdminCategory } from '#shared/vocabulary/category.ts';
import { categoryKinds } from '#shared/vocabulary/choices.ts';
import type { AdminTag } from '#shared/vocabulary/tag.ts';
import { toAdminCategory } from './category.view.ts';
import { inTreeOrder, parentName } from './category-tree.rules.ts';
import { offeredFrameworks } from './offered-frameworks.ts';
import { toAdminTag } from './tag.view.ts';

type TagFilters = QueryOf<typeof vocabularyApi.adminListTags>;
type CategoryFilters = QueryOf<typeof vocabularyApi.adminListCategories>;
interface Filters {
  readonly search?: string | undefined;
  readonly active?: boolean | undefined;
}

const passes =
  ({ search, active }: Filters) =>
  (term: { readonly name: string; readonly active: boolean }): boolean =>
    (active === undefined || term.active === active) && (!search || hasWords(wordsOf(term.name), search));

/** All tags by name. Uses are read for those of the page only. */
export async function listTags(query: TagFilters): Promise<Page<AdminTag>> {
  const [all, categories] = await Promise.all([freshTags(), freshCategories()]);
  const { items, ...page } = pageOf(all.filter(passes(query)), query);
  const usage = await usageOf('tag', items);
  return { ...page, items: items.map((tag) => toAdminTag(tag, usage(tag), categories)) };
}

/** All categories by kind, each by name and followed by those below it. */
export async function listCategories({ kind, ...query }: CategoryFilters): Promise<Page<AdminCategory>> {
  const all = inTreeOrder(await freshCategories());
  const wanted = categoryKinds
    .filter((each) => kind === undefined || each === kind)
    .flatMap((each) => all.filter((category) => category.kind === each && passes(query)(category)));
  const { items, ...page } = pageOf(wanted, query);
  const usage = await usageOf('ebook', items);
  return { ...page, items: items.map((category) => toAdminCategory(category, usage(category), all)) };
}

/** Active tags by name, active categories by name, each followed by those below it, and frameworks. */
export async function vocabulary() {
  const [categories, tags, frameworks] = await Promise.all([freshCategories(), freshTags(), listFrameworks()]);
  return {
    categories: inTreeOrder(categories)
      .filter(({ active }) => active)
      .map(({ id, kind, name, parent_id }) => ({
        id,
        kind,
        name,
        parent: parentName({ parent_id }, categories) || null,
      })),
    tags: tags.filter(({ active }) => active).map(({ name }) => name),
    frameworks: offeredFrameworks(frameworks),
  };
}

export async function summary() {
  const [categories, tags] = await Promise.all([freshCategories(), freshTags()]);
  const active = (terms: readonly { readonly active: boolean }[]) => terms.filter((term) => term.active).length;
  return {
    tags: tags.length,
    categories: categories.length,
    active_tags: active(tags),
    active_categories: active(categories),
  };
}
