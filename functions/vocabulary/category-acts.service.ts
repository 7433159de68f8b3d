import type { Writer } from '#lib/actor.ts';
import { conflict, invalid } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { saved } from '#lib/managed/answer.ts';
import { given } from '#lib/managed/thing.ts';
import type { Category } from '#lib/vocabulary/category.repo.ts';
import { fixedNamed, isFixedName } from '#lib/vocabulary/fixed.ts';
import { decidedAgain } from '#lib/vocabulary/renaming/decided-again.ts';
import { removeTerm, saveTerm } from '#lib/vocabulary/renaming/terms.ts';
import { requireRoomForCategory } from '#lib/vocabulary/room.ts';
import { nameTaken } from '#lib/vocabulary/sentences.ts';
import { newTermParts } from '#lib/vocabulary/term.items.ts';
import type { CategoryEdit, CategoryInput } from '#shared/vocabulary/category.ts';
import { categories, categoryTerms, placingParts, removingParts, viewOf } from './category.service.ts';

/** Those of the code are not in the table, which would refuse a second one of the name. */
async function requireNotFixed(category: Pick<Category, 'kind' | 'name'>): Promise<void> {
  if (fixedNamed(category.kind, category.name)) throw await nameTaken(category);
}

export async function createCategory(writer: Writer, { parent_id, ...input }: CategoryInput) {
  await Promise.all([requireRoomForCategory(), requireNotFixed(input)]);
  const id = newId('category');
  const show = await viewOf(input);
  const category = { ...input, ...(parent_id && { parent_id }) };
  const made = await decidedAgain(async () => {
    const also = [...newTermParts(input.kind, { ...category, id }), ...(await placingParts(undefined, category))];
    return categories.insert(writer, category, { id }, { also });
  });
  return saved('category', 'Category created successfully', show(made));
}

/** What stays of a category that the code names. */
function requireFixedKept(before: Category, { name, active, parent_id }: Partial<Category>): void {
  if (!isFixedName(before.kind, before.name)) return;
  const isBuiltIn = `“${before.name}” is built in`;
  if (name !== undefined && name !== before.name) throw conflict(`${isBuiltIn}: it cannot be renamed`);
  if (active === false) throw conflict(`${isBuiltIn}: it stays active`);
  if (parent_id) throw conflict(`${isBuiltIn}: it cannot be below another category`);
}

export async function editCategory(writer: Writer, id: string, { revision, ...edit }: CategoryEdit) {
  const before = await categories.mustBe(id, revision);
  const change = given<Category>(edit);
  requireFixedKept(before, change);
  const wanted: Category = { ...before, ...change };
  if (wanted.name !== before.name) await requireNotFixed(wanted);
  const also = () => placingParts(before, wanted);
  const show = await viewOf(before);
  const { after, job } = await saveTerm(categoryTerms, writer, { before, change, also });
  return { ...saved('category', 'Category updated successfully', show(after)), job };
}

/** The category that takes another one's place: of the same kind, below the same one. */
async function replacementFor(gone: Category, replaceWith: string | undefined): Promise<Category | undefined> {
  if (!replaceWith || replaceWith === gone.id) return undefined;
  const found = await categories.find(replaceWith);
  if (!found) throw invalid('replace_with', 'This category no longer exists. Choose another one.');
  if (found.kind !== gone.kind) throw invalid('replace_with', 'Choose a category of the same kind');
  if (found.parent_id !== gone.parent_id)
    throw invalid('replace_with', 'Choose a category below the same one: things keep their place in the tree');
  return found;
}

export const deleteCategory = (writer: Writer, id: string, replaceWith: string | undefined) =>
  removeTerm(categoryTerms, writer, {
    id,
    replacementFor: (gone) => replacementFor(gone, replaceWith),
    also(gone) {
      if (isFixedName(gone.kind, gone.name)) throw conflict(`“${gone.name}” is built in: it cannot be deleted`);
      return removingParts(gone);
    },
  });
