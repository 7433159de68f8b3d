import type { EntityItem } from 'electrodb';
import { readAll } from '#lib/table/batch.ts';
import { ifCondition } from '#lib/table/condition.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { SentFileEntity } from './file.entity.ts';

export type StoredFile = EntityItem<typeof SentFileEntity>;

/** A file whose upload was completed. Apart from writing: who only reads has no audit log. */
export async function findFile(id: string): Promise<StoredFile | undefined> {
  return (await SentFileEntity.get({ id }).go({ consistent: true })).data ?? undefined;
}

/** Part of a transaction after which something refers to a file until then (ISO 8601); refused when the file is gone. */
export const neededItem = (id: string, needed_until: string): TransactItem => ({
  Update: SentFileEntity.patch({ id }).set({ needed_until }).params(),
});

/** Files by id, strongly consistent. */
export async function findFiles(ids: readonly string[]): Promise<ReadonlyMap<string, StoredFile>> {
  const keys = [...new Set(ids)].map((id) => ({ id }));
  const files = await readAll(keys, (some) => SentFileEntity.get(some).go({ concurrency: 4, consistent: true }));
  return new Map(files.map((file) => [file.id, file]));
}

/** Removes the item of a file; one that is gone is no error. */
export async function removeFile(id: string): Promise<void> {
  await SentFileEntity.delete({ id }).go();
}

/** Removes the item of a file; false when something has come to refer to the file since the item was read. */
export async function removeUnlessNeeded({ id, needed_until }: StoredFile): Promise<boolean> {
  const removed = await ifCondition(
    SentFileEntity.remove({ id })
      .where((of, { eq, notExists }) =>
        needed_until === undefined ? notExists(of.needed_until) : eq(of.needed_until, needed_until),
      )
      .go(),
  );
  return removed !== undefined;
}
