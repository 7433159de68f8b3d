import type { Writer } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { transactUnlessRefused } from '#lib/table/transact.ts';
import { SentFileEntity } from './file.entity.ts';
import type { StoredFile } from './file.repo.ts';

/** Records a file whose original is kept, with its audit row; false when it has been recorded before. */
export const addFile = (writer: Writer, file: StoredFile): Promise<boolean> =>
  transactUnlessRefused([
    { Put: SentFileEntity.create(file).params() },
    auditItem(writer, { action: 'upload.created', target: { id: file.id, name: file.filename }, after: file }),
  ]);
