import { nowIso } from '#lib/clock.ts';
import { DomainError } from '#lib/errors.ts';
import { countWords } from '#shared/catalog/content-words.ts';
import type { RewriteRun, StepError } from '#shared/generation/payload.ts';
import { reviewOf } from '#shared/generation/review.ts';
import { findGeneration, type StoredGeneration } from '../generation.repo.ts';
import { answerTo } from '../step/asking.ts';
import { sentenceOf, unexplained } from '../step/fail.step.ts';
import { GenerationFailed } from '../step/run.ts';
import { ReadableSection, taskOf } from '../step/section.step.ts';
import { byItself } from '../text/footnotes.ts';
import { outlineOf } from '../text/texts.ts';
import { endWriting, findRewrite, type StoredRewrite } from './rewrite.repo.ts';
import { findTexts, keepTexts, type Texts } from './rewrite-texts.ts';
import { sectionToRewrite } from './section-now.ts';

/** The generation of a run that is still writing, and what was asked for. */
async function stillWriting(
  run: RewriteRun,
): Promise<{ generation: StoredGeneration; rewrite: StoredRewrite } | undefined> {
  const [generation, rewrite] = await Promise.all([findGeneration(run.generation_id), findRewrite(run)]);
  const isWriting = rewrite?.number === run.number && rewrite.status === 'writing';
  return generation && isWriting ? { generation, rewrite } : undefined;
}

/** What an admin has done to the ebook meanwhile is said to them, and not tried again. */
function forGood(error: unknown): never {
  throw error instanceof DomainError && error.code !== 'unavailable' ? new GenerationFailed(error.message) : error;
}

async function write(run: RewriteRun, generation: StoredGeneration, instruction: string): Promise<Texts> {
  const { chapter } = await sectionToRewrite(generation, run.position).catch(forGood);
  const before = byItself(chapter.markdown);
  const task = await taskOf(generation, await outlineOf(generation.id), run.position);
  const answer = await answerTo(
    generation,
    `rewrite-${run.position}-${run.number}`,
    { ...task, instruction, previous: before },
    ReadableSection,
  );
  const texts = { before, after: byItself(answer.markdown), excerpts: task.excerpts };
  await keepTexts(run, texts);
  return texts;
}

/** What there is to remark on the new text alone. */
const remarksOn = (
  { after: markdown, excerpts }: Texts,
  { position }: RewriteRun,
  { titles, regulatory_source }: StoredGeneration,
) =>
  reviewOf([{ title: titles[position] ?? '', markdown }], { regulatory_source, excerpts }).map((remark) => ({
    ...remark,
    section: position,
  }));

/** Has a section written again, unless an earlier call did, and offers it. Nothing is done once somebody has discarded it. */
export async function rewrite(run: RewriteRun): Promise<void> {
  const found = await stillWriting(run);
  if (!found) return;
  const { generation } = found;
  const texts = (await findTexts(run)) ?? (await write(run, generation, found.rewrite.instruction));
  const remarks = remarksOn(texts, run, generation);
  await endWriting(run, { status: 'ready', words: countWords(texts.after), remarks, ended_at: nowIso() });
}

/** Ends it with the sentence of its error, as `fail` does for a generation. */
export async function rewriteFail({ error, ...run }: RewriteRun & { readonly error: StepError }): Promise<void> {
  const known = sentenceOf(error);
  const isFirst = await endWriting(run, { status: 'failed', error: known ?? unexplained, ended_at: nowIso() });
  if (isFirst && known === undefined) throw new GenerationFailed(`Writing a section again failed with ${error.Error}`);
}
