import type { Writer } from '#lib/actor.ts';
import { invalid } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { saved } from '#lib/managed/answer.ts';
import { given } from '#lib/managed/thing.ts';
import { removeTerm, saveTerm } from '#lib/vocabulary/renaming/terms.ts';
import { requireRoomForTag } from '#lib/vocabulary/room.ts';
import type { Tag } from '#lib/vocabulary/tag.repo.ts';
import { newTermParts } from '#lib/vocabulary/term.items.ts';
import type { TagEdit, TagInput } from '#shared/vocabulary/tag.ts';
import { requireCategory, tags, tagTerms, viewOf } from './tag.service.ts';

export async function createTag(writer: Writer, input: TagInput) {
  await Promise.all([requireRoomForTag(), requireCategory(input.category_id)]);
  const id = newId('tag');
  const show = await viewOf(input);
  const tag = await tags.insert(writer, input, { id }, { also: newTermParts('tag', { ...input, id }) });
  return saved('tag', 'Tag created successfully', show(tag));
}

export async function editTag(writer: Writer, id: string, { revision, ...edit }: TagEdit) {
  await requireCategory(edit.category_id);
  const before = await tags.mustBe(id, revision);
  const show = await viewOf(before);
  const { after, job } = await saveTerm(tagTerms, writer, { before, change: given<Tag>(edit) });
  return { ...saved('tag', 'Tag updated successfully', show(after)), job };
}

export const deleteTag = (writer: Writer, id: string, replaceWith: string | undefined) =>
  removeTerm(tagTerms, writer, {
    id,
    async replacementFor() {
      if (!replaceWith || replaceWith === id) return undefined;
      const found = await tags.find(replaceWith);
      if (!found) throw invalid('replace_with', 'This tag no longer exists. Choose another one.');
      return found;
    },
  });
