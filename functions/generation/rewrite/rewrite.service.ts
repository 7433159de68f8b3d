import type { Writer } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { nowIso } from '#lib/clock.ts';
import { conflict, notFound } from '#lib/errors.ts';
import { type Saved, saved } from '#lib/managed/answer.ts';
import { makeOnce } from '#lib/once/once.ts';
import { announce } from '#lib/outbox/announce.ts';
import { outboxItem } from '#lib/outbox/outbox.repo.ts';
import { transact, type Write } from '#lib/table/transact.ts';
import type { GenerationDetail } from '#shared/generation/generation.ts';
import type { RewriteInput, RewriteTexts } from '#shared/generation/rewrite.ts';
import { logItem, type StoredGeneration } from '../generation.repo.ts';
import { getGeneration, knownGeneration, overAt } from '../generation.service.ts';
import { rewriteTask } from '../task.ts';
import { findRewrite, nextRewriteItem, type StoredRewrite } from './rewrite.repo.ts';
import { toRewrite } from './rewrite.view.ts';
import { findTexts } from './rewrite-texts.ts';
import { sectionToRewrite } from './section-now.ts';

type Changed = Saved<'generation', GenerationDetail>;

/** Times that a section can be written again. Nobody needs more, and the log stays short enough for its item. */
const mostTimes = 50;

const underWay = () => conflict('This section is being written again already.');

/** The section at this place of an address; 404 when there is none. */
export function sectionAt({ titles }: StoredGeneration, position: string): { at: number; title: string } {
  const title = /^\d{1,3}$/.test(position) ? titles[Number(position)] : undefined;
  if (title === undefined) throw notFound('Section not found');
  return { at: Number(position), title };
}

/** The last time that a section was written again; 404 when nobody has asked for it. */
export async function knownRewrite(generation: StoredGeneration, position: string): Promise<StoredRewrite> {
  const { at } = sectionAt(generation, position);
  const rewrite = await findRewrite({ generation_id: generation.id, position: at });
  if (!rewrite) throw notFound('This section has not been written again');
  return rewrite;
}

function nextOf(writer: Writer, generation: StoredGeneration, at: number, before: StoredRewrite | undefined) {
  if (before?.status === 'writing') throw underWay();
  const number = (before?.number ?? 0) + 1;
  if (number > mostTimes) throw conflict('This section was written again too often. Please edit its text.');
  const { id: generation_id, ttl } = generation;
  const next: StoredRewrite = {
    ...{ generation_id, position: at, number, status: 'writing', instruction: '', by: writer.name, ttl },
    ...{ created_at: nowIso(), accepted_remarks: before?.accepted_remarks },
  };
  return next;
}

/** Has a section written again, in an execution of its own. What was written before and not accepted is dropped. */
export async function rewriteSection(
  writer: Writer,
  id: string,
  position: string,
  { instruction }: RewriteInput,
): Promise<Changed> {
  const asked = async () => saved('generation', 'The section is being written again', await getGeneration(id));
  const make = async (also: readonly Write[]): Promise<Changed> => {
    const generation = await knownGeneration(id);
    const { at, title } = sectionAt(generation, position);
    if (generation.status !== 'completed')
      throw conflict('Sections can be written again once the generation is completed.');
    const before = await findRewrite({ generation_id: id, position: at });
    const next = { ...nextOf(writer, generation, at, before), instruction };
    await sectionToRewrite(generation, at);
    const start = rewriteTask(next, 'rewrite');
    const row = auditItem(writer, {
      action: 'generation.rewrite-started',
      target: { id, name: generation.topic },
      after: { section: title, instruction },
    });
    await transact([
      { items: [nextRewriteItem(next, before)], refused: underWay },
      logItem(id, `${writer.name} asked for “${title}” again`),
      ...[start, rewriteTask(next, 'rewrite-settle', overAt())].map(outboxItem),
      ...[row, ...also],
    ]);
    await announce([start]);
    return asked();
  };
  const { once } = writer;
  return once ? makeOnce(once, { id: `${id}/${position}`, make: (part) => make([part]), find: asked }) : make([]);
}

/** With the texts before and after. */
export async function getRewrite(id: string, position: string): Promise<RewriteTexts> {
  const rewrite = await knownRewrite(await knownGeneration(id), position);
  const texts = rewrite.status === 'writing' ? undefined : await findTexts(rewrite);
  return { ...toRewrite(rewrite), before: texts?.before ?? null, after: texts?.after ?? null };
}
