import { addDraft } from '#functions/catalog/public.ts';
import { nowIso } from '#lib/clock.ts';
import type { DifficultyLevel } from '#shared/catalog/choices.ts';
import type { GeneratedLevel } from '#shared/generation/choices.ts';
import type { Run } from '#shared/generation/payload.ts';
import { curly } from '#shared/kernel/typography.ts';
import { noFramework } from '#shared/vocabulary/frameworks.ts';
import { bookOf, outlineOf } from '../texts.ts';
import { begin, change } from './run.ts';

const levels: Readonly<Record<GeneratedLevel, DifficultyLevel>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

/** Adds the book to the catalogue, as a draft under the id that was promised, and ends the generation. */
export async function draft(run: Run): Promise<void> {
  const generation = await begin(run, 'draft', 'The draft is being added to the ebooks');
  const { id, ebook_id, price, regulatory_source, difficulty_level, actor_id, by } = generation;
  const { title, description } = await outlineOf(id);
  await addDraft(
    {
      ...{ id: ebook_id, title: curly(title), description: curly(description), content: await bookOf(id), price },
      ...{ regulatory_source, difficulty_level: levels[difficulty_level], industry: '', tags: [] },
      category: regulatory_source === noFramework ? 'Topic' : 'Framework',
    },
    { id: actor_id, name: by },
  );
  await change(run, { set: { status: 'completed', ended_at: nowIso() }, sentence: 'The draft is ready' });
}
