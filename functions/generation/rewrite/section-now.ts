import { ebookText } from '#functions/catalog/public.ts';
import { conflict } from '#lib/errors.ts';
import { type Chapter, chapterOf } from '#shared/catalog/chapters.ts';
import { longestSection } from '#shared/generation/task.ts';
import type { StoredGeneration } from '../generation.repo.ts';

/** A section as it stands in the ebook, whoever has edited that since. */
export interface SectionNow {
  readonly chapter: Chapter;
  readonly content: string;
  readonly content_version: number;
}

/** 409 when no section of this title is in the text any more, 404 when the ebook is gone. */
export async function sectionNow(
  { ebook_id, titles }: Pick<StoredGeneration, 'ebook_id' | 'titles'>,
  position: number,
): Promise<SectionNow> {
  const { content, content_version } = await ebookText(ebook_id);
  const chapter = chapterOf(content, titles, position);
  if (!chapter) throw conflict('The ebook has no section of this title any more.');
  return { chapter, content, content_version };
}

/** The same, if the model can be given all of it. */
export async function sectionToRewrite(generation: StoredGeneration, position: number): Promise<SectionNow> {
  const section = await sectionNow(generation, position);
  if (section.chapter.markdown.length > longestSection)
    throw conflict('This section is too long to be written again. Divide it first.');
  return section;
}
