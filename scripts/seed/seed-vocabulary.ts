import { createCategory } from '#functions/vocabulary/category-acts.service.ts';
import type { Writer } from '#lib/actor.ts';
import { readCategories } from '#lib/vocabulary/category.repo.ts';
import { CategoryInput } from '#shared/vocabulary/category.ts';
import { seedCategories } from './vocabulary.ts';

/** The categories. Tags join as the books, articles and tools that have them are made. */
export async function seedVocabulary(writer: Writer): Promise<void> {
  const known = new Map((await readCategories()).map(({ kind, name, id }) => [`${kind} ${name}`, id]));
  for (const { below, ...category } of seedCategories) {
    const { kind, name } = category;
    if (known.has(`${kind} ${name}`)) continue;
    const parent_id = below === undefined ? null : known.get(`${kind} ${below}`);
    const { category: made } = await createCategory(writer, CategoryInput.parse({ ...category, parent_id }));
    known.set(`${kind} ${name}`, made.id);
  }
}
