import type { EntityItem } from 'electrodb';
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
