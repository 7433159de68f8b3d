import { needItem, sentFile } from '#functions/uploads/public.ts';
import type { Writer } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { days, minutes, now, nowIso, seconds, ttlAfter } from '#lib/clock.ts';
import { conflict, invalid, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { makeOnce } from '#lib/once/once.ts';
import { announce } from '#lib/outbox/announce.ts';
import { outboxItem } from '#lib/outbox/outbox.repo.ts';
import { type Part, transact, unlessWritten, type Write } from '#lib/table/transact.ts';
import { isUnderWay } from '#shared/generation/choices.ts';
import type { Generation, GenerationDetail, GenerationInput } from '#shared/generation/generation.ts';
import { executionTimeLimit } from '#shared/generation/payload.ts';
import { toCents } from '#shared/kernel/money.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { uploadAt } from '#shared/uploads/file-address.ts';
import {
  findGeneration,
  generationIdOf,
  listGenerations as listStored,
  newGenerationItem,
  type StoredGeneration,
} from './generation.repo.ts';
import { toDetail, toGeneration } from './generation.view.ts';
import { findRemarks } from './review.repo.ts';
import { findRewrites } from './rewrite/rewrite.repo.ts';
import { findSectionWords } from './section.repo.ts';
import { executionTask } from './task.ts';

/** As long as executions are known by their names: then nobody can go on with it. */
const keptFor = days(90);

/** When an execution that begins now is over, whatever becomes of it: its time limit, and some time to begin. */
export const overAt = (): number => now() + seconds(executionTimeLimit) + minutes(10);

const fileGone = () => invalid('training_files', 'A training file is not there. Please upload it again.');

/** The ids of the training files. 422 when one was not uploaded as such, or not to its end. */
async function trainingFiles({ training_files }: GenerationInput): Promise<string[]> {
  const ids = [...new Set(training_files.map(uploadAt))];
  const files = await Promise.all(ids.map(sentFile));
  if (files.some((file) => file?.purpose !== 'training')) throw fileGone();
  return ids;
}

/** Part of a transaction after which the training files stay as long as the generation is known. */
const keptFiles = ({ training_files = [] }: StoredGeneration): Part => {
  const until = new Date(now() + keptFor).toISOString();
  return { items: training_files.map((id) => needItem(id, until)), refused: fileGone };
};

function newGeneration(writer: Writer, { price, ...about }: GenerationInput): StoredGeneration {
  const at = nowIso();
  return {
    ...{ id: newId('generation'), ebook_id: newId('ebook'), ...about, price: toCents(price) },
    ...{ status: 'queued', step: 'validate', attempt: 1, titles: [], sections_done: 0, words: 0 },
    ...{ input_tokens: 0, output_tokens: 0, log: [{ at, sentence: `${writer.name} asked for it` }] },
    ...{ actor_id: writer.id, by: writer.name, created_at: at, ttl: ttlAfter(keptFor) },
  };
}

/** 404 for one that never was or is forgotten. */
export async function knownGeneration(id: string): Promise<StoredGeneration> {
  const stored = await findGeneration(id);
  if (!stored) throw notFound('Generation not found');
  return stored;
}

/** One admin's mistake must not cost hundreds of books. */
const mostUnderWay = 10;

/** 409 while as many as that are under way, give or take those of the last moment. */
async function mustBeFew(): Promise<void> {
  const { items } = await listStored({ limit: 50 });
  if (items.filter(isUnderWay).length >= mostUnderWay)
    throw conflict(`${mostUnderWay} ebooks are being generated already. Wait until one of them is done.`);
}

interface Started {
  readonly success: true;
  readonly message: string;
  readonly job_id: string;
  readonly ebook_id: string;
}
const started = ({ id, ebook_id }: Pick<StoredGeneration, 'id' | 'ebook_id'>): Started => ({
  ...{ success: true, message: 'Ebook generation started', job_id: id, ebook_id },
});

/** Saves a generation with the task that starts it; a request that was sent again gets the one of the first time. */
export async function startGeneration(writer: Writer, input: GenerationInput): Promise<Started> {
  const generation = newGeneration(writer, { ...input, training_files: await trainingFiles(input) });
  const { id, topic, attempt } = generation;
  const start = executionTask(id, { kind: 'start', attempt });
  const settle = executionTask(id, { kind: 'settle', attempt }, overAt());
  const make = async (also: readonly Write[]): Promise<Started> => {
    await mustBeFew();
    const row = auditItem(writer, { action: 'generation.started', target: { id, name: topic }, after: input });
    const items = [newGenerationItem(generation), keptFiles(generation), outboxItem(start), outboxItem(settle), row];
    const isThere = unlessWritten(async () => (await findGeneration(id)) !== undefined);
    await transact([...items, ...also]).catch(isThere);
    await announce([start]);
    return started(generation);
  };
  const { once } = writer;
  return once
    ? makeOnce(once, { id, make: (part) => make([part]), find: async (made) => started(await knownGeneration(made)) })
    : make([]);
}

export async function listGenerations(query: PageQuery): Promise<Page<Generation>> {
  const { items, ...page } = await listStored(query);
  return { ...page, items: items.map(toGeneration) };
}

export async function getGeneration(id: string): Promise<GenerationDetail> {
  const [stored, words, remarks, rewrites] = await Promise.all([
    knownGeneration(id),
    findSectionWords(id),
    findRemarks(id),
    findRewrites(id),
  ]);
  return toDetail(stored, { words, remarks, rewrites });
}

/** The generation that wrote an ebook; null when none did, or it is forgotten. */
export async function getGenerationOfEbook(ebook_id: string): Promise<{ generation: GenerationDetail | null }> {
  const id = await generationIdOf(ebook_id);
  // It may be forgotten between the two reads.
  const stored = id !== undefined && (await findGeneration(id));
  return { generation: stored ? await getGeneration(stored.id) : null };
}
