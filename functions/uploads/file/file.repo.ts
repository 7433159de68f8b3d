import type { EntityItem } from 'electrodb';
import type { Writer } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { transactUnlessRefused } from '#lib/table/transact.ts';
import { SentFileEntity } from './file.entity.ts';

export type StoredFile = EntityItem<typeof SentFileEntity>;

/** A file whose upload was completed. */
export async function findFile(id: string): Promise<StoredFile | undefined> {
  return (await SentFileEntity.get({ id }).go({ consistent: true })).data ?? undefined;
}

/** Records a file whose original is kept, with its audit row; false when it has been recorded before. */
export const addFile = (writer: Writer, file: StoredFile): Promise<boolean> =>
  transactUnlessRefused([
    { Put: SentFileEntity.create(file).params() },
    auditItem(writer, { action: 'upload.created', target: { id: file.id, name: file.filename }, after: file }),
  ]);
