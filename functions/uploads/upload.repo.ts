import type { EntityItem } from 'electrodb';
import type { Writer } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { transactUnlessRefused } from '#lib/table/transact.ts';
import { UploadEntity } from './upload.entity.ts';

export type StoredUpload = EntityItem<typeof UploadEntity>;

/** An upload that was completed. */
export async function findUpload(id: string): Promise<StoredUpload | undefined> {
  return (await UploadEntity.get({ id }).go({ consistent: true })).data ?? undefined;
}

/** Records a completed upload with its audit row; false when it has been recorded before. */
export const addUpload = (writer: Writer, upload: StoredUpload): Promise<boolean> =>
  transactUnlessRefused([
    { Put: UploadEntity.create(upload).params() },
    auditItem(writer, {
      action: 'upload.created',
      target: { id: upload.id, name: upload.filename },
      after: upload,
    }),
  ]);
