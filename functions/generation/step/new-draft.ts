import type { NewDraft } from '#functions/catalog/public.ts';
import type { DifficultyLevel } from '#shared/catalog/choices.ts';
import type { GeneratedLevel } from '#shared/generation/choices.ts';
import { curly } from '#shared/kernel/typography.ts';
import { noFramework } from '#shared/vocabulary/frameworks.ts';
import type { StoredGeneration } from '../generation.repo.ts';
import { bookOf, outlineOf } from '../text/texts.ts';

const levels: Readonly<Record<GeneratedLevel, DifficultyLevel>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

/** The book as the catalogue gets it, under the id that was promised: the same in each step and attempt. */
export async function newDraft({ id, ...generation }: StoredGeneration): Promise<NewDraft> {
  const { ebook_id, price, regulatory_source, difficulty_level } = generation;
  const { title, description } = await outlineOf(id);
  return {
    ...{ id: ebook_id, title: curly(title), description: curly(description), content: await bookOf(id), price },
    ...{ regulatory_source, difficulty_level: levels[difficulty_level], industry: '', tags: [] },
    category: regulatory_source === noFramework ? 'Topic' : 'Framework',
  };
}
