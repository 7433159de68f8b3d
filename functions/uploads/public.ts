/** Uploads as other domains use them. */

import type { FilePurpose } from '#shared/uploads/choices.ts';
import { findFile } from './file/file.repo.ts';
import { originalKey } from './file/original-key.ts';

/** A file that an admin has sent, checked by its content. */
export interface SentFile {
  /** Of the original in the content bucket, which never changes. */
  readonly key: string;
  /** Its name on the admin's computer. */
  readonly filename: string;
  /** In bytes. */
  readonly size: number;
  readonly content_type: string;
  readonly purpose: FilePurpose;
}

/** The file of an upload; undefined for what was never completed, for a picture and for what is no id. */
export async function sentFile(id: string): Promise<SentFile | undefined> {
  const file = await findFile(id);
  if (!file) return undefined;
  const { filename, size, content_type, purpose } = file;
  return { key: originalKey(id), filename, size, content_type, purpose };
}
