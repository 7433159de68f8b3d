import { invalid } from '#lib/errors.ts';
import { managed } from '#lib/managed/managed.ts';
import { freshCategories } from '#lib/vocabulary/category.repo.ts';
import type { Terms } from '#lib/vocabulary/renaming/terms.ts';
import { usageOf } from '#lib/vocabulary/renaming/usage.ts';
import { TagEntity, tagList } from '#lib/vocabulary/tag.entity.ts';
import type { Tag } from '#lib/vocabulary/tag.repo.ts';
import { toAdminTag } from './tag.view.ts';
import { replacements } from './task.ts';

/** Shows any state of a tag. Its uses are counted before a change: a new name brings them along. */
export async function viewOf(tag: Pick<Tag, 'name' | 'former'>) {
  const [usage, categories] = await Promise.all([usageOf('tag', [tag]), freshCategories()]);
  return (each: Tag) => toAdminTag(each, usage(tag), categories);
}

/** The tags as admins manage them. */
export const tags = managed({
  entity: TagEntity,
  noun: 'tag',
  field: 'tag',
  id: 'tag',
  name: ({ name }) => name,
  view: viewOf,
  list: tagList,
});

export const tagTerms: Terms<Tag> = {
  things: tags,
  noun: 'tag',
  jobs: replacements,
  termOf: (tag) => tag,
  kindOf: () => 'tag',
};

/** 422 when a tag is to be grouped by a category that does not exist. */
export async function requireCategory(id: string | null | undefined): Promise<void> {
  if (!id || (await freshCategories()).some((category) => category.id === id)) return;
  throw invalid('category_id', 'This category no longer exists. Choose another one.');
}
