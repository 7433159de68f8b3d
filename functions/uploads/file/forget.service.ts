import { deleteObject } from '#lib/aws/objects.ts';
import { sentKey } from '../sent-key.ts';
import { removeFile, type StoredFile } from './file.repo.ts';
import { keyOf } from './original-key.ts';

/** Deletes a file and what was sent. The item goes first: of what is left after a failure the sweep knows that it is of no use. */
export async function forgetFile(file: Pick<StoredFile, 'id' | 'purpose'>): Promise<void> {
  await removeFile(file.id);
  await Promise.all([keyOf(file), sentKey(file.id)].map(deleteObject));
}
