import type { EntityItem } from 'electrodb';
import { nowIso } from '#lib/clock.ts';
import { readAll } from '#lib/table/batch.ts';
import { ifCondition } from '#lib/table/condition.ts';
import { newestFirst } from '#lib/table/page.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import type { GenerationStatus } from '#shared/generation/choices.ts';
import type { Run } from '#shared/generation/payload.ts';
import type { TokenUsage } from '#shared/kernel/model.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { GenerationEntity } from './generation.entity.ts';

export type StoredGeneration = EntityItem<typeof GenerationEntity>;

/** A generation, strongly consistent. */
export async function findGeneration(id: string): Promise<StoredGeneration | undefined> {
  return (await GenerationEntity.get({ id }).go({ consistent: true })).data ?? undefined;
}

/** Which of these exist, strongly consistent. */
export async function knownGenerations(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const keys = [...new Set(ids)].map((id) => ({ id }));
  const attributes: ['id'] = ['id'];
  const found = await readAll(keys, (some) =>
    GenerationEntity.get(some).go({ concurrency: 4, consistent: true, attributes }),
  );
  return new Set(found.map(({ id }) => id));
}

/** The id of the one that wrote an ebook. */
export async function generationIdOf(ebook_id: string): Promise<string | undefined> {
  const { data } = await GenerationEntity.query.ofEbook({ ebook_id }).go({ limit: 1, attributes: ['id'] });
  return data[0]?.id;
}

export const listGenerations = (query: PageQuery): Promise<Page<StoredGeneration>> =>
  newestFirst(GenerationEntity.query.byTime({}), query);

/** Part of a transaction; refused when the id is taken. */
export const newGenerationItem = (generation: StoredGeneration): TransactItem => ({
  Put: GenerationEntity.create(generation).params(),
});

/** A change of some attributes, with a line for the log. */
export interface Change {
  readonly set: Partial<Omit<StoredGeneration, 'id' | 'log'>>;
  readonly sentence: string;
}

/** Incomplete: the caller adds the condition. */
const changing = (id: string, { set, sentence }: Change) =>
  GenerationEntity.patch({ id })
    .set(set)
    .append({ log: [{ at: nowIso(), sentence }] });

/** Part of a transaction: a line for the log of a completed generation. */
export const logItem = (id: string, sentence: string): TransactItem => ({
  Update: changing(id, { set: { status: 'completed' }, sentence })
    .where((of, { eq }) => eq(of.status, 'completed'))
    .params(),
});

/** Part of a transaction: refused when another attempt has begun, or the status is none of these. */
export const changeItem = (
  { id, attempt }: StoredGeneration,
  from: readonly GenerationStatus[],
  change: Change,
): TransactItem => ({
  Update: changing(id, change)
    .where((of, { eq }) => `${eq(of.attempt, attempt)} AND (${from.map((each) => eq(of.status, each)).join(' OR ')})`)
    .params(),
});

/** Changes a generation whose attempt is still under way; undefined when it has ended or another one has begun. */
export const changeWhileUnderWay = ({ generation_id, attempt }: Run, change: Change) =>
  ifCondition(
    changing(generation_id, change)
      .where(
        (of, { eq }) => `${eq(of.attempt, attempt)} AND (${eq(of.status, 'queued')} OR ${eq(of.status, 'running')})`,
      )
      .go({ response: 'all_new' }),
  );

/**
 * Adds tokens that were used, whatever has become of the generation meanwhile: once for each receipt, however often and
 * by whomever it is handed in. One that is forgotten counts nothing.
 */
export async function addTokens(id: string, receipt: string, { inputTokens, outputTokens }: TokenUsage): Promise<void> {
  const counting = GenerationEntity.patch({ id })
    .add({ input_tokens: inputTokens, output_tokens: outputTokens, receipts: [receipt] })
    .where((of, { notContains }) => notContains(of.receipts, receipt));
  await ifCondition(counting.go());
}
