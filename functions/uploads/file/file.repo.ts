import type { EntityItem } from 'electrodb';
import { SentFileEntity } from './file.entity.ts';

export type StoredFile = EntityItem<typeof SentFileEntity>;

/** A file whose upload was completed. Apart from writing: who only reads has no audit log. */
export async function findFile(id: string): Promise<StoredFile | undefined> {
  return (await SentFileEntity.get({ id }).go({ consistent: true })).data ?? undefined;
}
