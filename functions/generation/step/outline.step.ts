import type { Positions, Run } from '#shared/generation/payload.ts';
import { Outline, OutlineTask } from '#shared/generation/task.ts';
import { sectionsOfBook } from '../estimate.ts';
import type { StoredGeneration } from '../generation.repo.ts';
import { findOutline, keepOutline } from '../text/texts.ts';
import { excerptsAbout } from '../text/training-texts.ts';
import { answerTo } from './asking.ts';
import { begin, change, underWay } from './run.ts';

async function writeOutline(run: Run, generation: StoredGeneration): Promise<Outline> {
  const excerpts = await excerptsAbout(generation, generation.topic);
  const task = OutlineTask.parse({ ...generation, kind: 'outline', sections: sectionsOfBook, excerpts });
  const outline = await answerTo(generation, 'outline', task, Outline);
  await underWay(run);
  await keepOutline(run.generation_id, outline);
  return outline;
}

/** Has the outline written, unless an earlier call did. */
export async function outline(run: Run): Promise<Positions> {
  const generation = await begin(run, 'outline', 'The outline is being written');
  const { title, sections } = (await findOutline(run.generation_id)) ?? (await writeOutline(run, generation));
  const titles = sections.map((section) => section.title);
  await change(run, {
    set: { step: 'sections', title, titles },
    sentence: `The ${titles.length} sections are being written`,
  });
  return { positions: titles.map((_, position) => position) };
}
