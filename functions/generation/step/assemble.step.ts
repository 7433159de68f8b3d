import type { Run } from '#shared/generation/payload.ts';
import { keepBook, outlineOf, sectionsOf } from '../text/texts.ts';
import { bookText } from './book.ts';
import { begin } from './run.ts';

/** Makes one text of the sections. */
export async function assemble(run: Run): Promise<void> {
  const { id, model } = await begin(run, 'assemble', 'The book is being put together');
  const outline = await outlineOf(id);
  await keepBook(id, bookText(outline, await sectionsOf(id, outline), model));
}
