import { countWords } from '#shared/catalog/content-words.ts';
import { tableFault } from '#shared/catalog/table-fault.ts';
import type { Run } from '#shared/generation/payload.ts';
import { type KeptSection, type Outline, Section, SectionTask } from '#shared/generation/task.ts';
import type { StoredGeneration } from '../generation.repo.ts';
import { addSection, isSectionDone } from '../section.repo.ts';
import { findSection, keepSection, outlineOf } from '../text/texts.ts';
import { excerptsAbout } from '../text/training-texts.ts';
import { answerTo } from './asking.ts';
import { underWay } from './run.ts';

/** A table that readers would see as a paragraph of pipes goes back to the model with what is wrong with it. */
export const ReadableSection = Section.superRefine(({ markdown }, context) => {
  const message = tableFault(markdown);
  if (message) context.addIssue({ code: 'custom', path: ['markdown'], message });
});

/** What the model is asked for a section. */
export async function taskOf(
  generation: StoredGeneration,
  { title, sections }: Outline,
  position: number,
): Promise<SectionTask> {
  const { title: about = '', key_points = [] } = sections[position] ?? {};
  return SectionTask.parse({
    excerpts: await excerptsAbout(generation, [about, ...key_points].join(' ')),
    kind: 'section',
    book: { ...generation, title },
    titles: sections.map((each) => each.title),
    position,
    section: sections[position],
  });
}

async function writeSection(generation: StoredGeneration, position: number): Promise<KeptSection> {
  const outline = await outlineOf(generation.id);
  const task = await taskOf(generation, outline, position);
  const answer = await answerTo(generation, `section-${position}`, task, ReadableSection);
  const section = { ...answer, excerpts: task.excerpts };
  // Kept also when this attempt has ended meanwhile: it is paid for, and the next one goes on with it.
  const isFirst = await keepSection(generation.id, position, section);
  return (isFirst ? undefined : await findSection(generation.id, position)) ?? section;
}

/** Has one section written, unless an earlier call did, and counts it. */
export async function section({ position, ...run }: Run & { readonly position: number }): Promise<void> {
  const generation = await underWay(run);
  if (await isSectionDone(generation.id, position)) return;
  const { markdown } = (await findSection(generation.id, position)) ?? (await writeSection(generation, position));
  const isCounted = await addSection(run, { position, words: countWords(markdown) }, generation);
  if (!isCounted && !(await isSectionDone(generation.id, position))) await underWay(run);
}
