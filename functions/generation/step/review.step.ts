import type { Run } from '#shared/generation/payload.ts';
import { reviewOf } from '#shared/generation/review.ts';
import { keepRemarks } from '../review.repo.ts';
import { outlineOf, sectionsOf } from '../text/texts.ts';
import { begin } from './run.ts';

/** Notes what an editor should look at. */
export async function review(run: Run): Promise<void> {
  const generation = await begin(run, 'review', 'The sections are being reviewed');
  const outline = await outlineOf(generation.id);
  const texts = await sectionsOf(generation.id, outline);
  const written = texts.map(({ markdown }, at) => ({ title: outline.sections[at]?.title ?? '', markdown }));
  const { regulatory_source } = generation;
  await keepRemarks(
    generation,
    reviewOf(written, { regulatory_source, excerpts: texts.flatMap(({ excerpts }) => excerpts) }),
  );
}
