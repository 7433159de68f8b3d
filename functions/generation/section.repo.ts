import { transactUnlessRefused } from '#lib/table/transact.ts';
import type { Run } from '#shared/generation/payload.ts';
import { GenerationEntity, GenerationSectionEntity } from './generation.entity.ts';
import type { StoredGeneration } from './generation.repo.ts';

/** Words of the sections that are written, by position. */
export async function findSectionWords(generation_id: string): Promise<ReadonlyMap<number, number>> {
  const { data } = await GenerationSectionEntity.query.byPosition({ generation_id }).go({ pages: 'all' });
  return new Map(data.map(({ position, words }) => [position, words]));
}

export async function isSectionDone(generation_id: string, position: number): Promise<boolean> {
  const key = { generation_id, position };
  return (await GenerationSectionEntity.get(key).go({ consistent: true })).data !== null;
}

/**
 * Counts a section as written: once, and only while its attempt runs. False when it was counted before or its
 * attempt is over. Sections that end at the same time wait for each other here.
 */
export const addSection = (
  { generation_id, attempt }: Run,
  section: { readonly position: number; readonly words: number },
  { ttl }: StoredGeneration,
): Promise<boolean> =>
  transactUnlessRefused([
    { Put: GenerationSectionEntity.create({ generation_id, ...section, ttl }).params() },
    {
      Update: GenerationEntity.patch({ id: generation_id })
        .add({ sections_done: 1, words: section.words })
        .where((of, { eq }) => `${eq(of.attempt, attempt)} AND ${eq(of.status, 'running')}`)
        .params(),
    },
  ]);
