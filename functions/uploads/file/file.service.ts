import type { Writer } from '#lib/actor.ts';
import { nowIso } from '#lib/clock.ts';
import type { FileParts } from '#lib/document/type-of-stored.ts';
import { DomainError } from '#lib/errors.ts';
import { documentContentTypes, documentEndings, type FilePurpose, fileRules } from '#shared/uploads/choices.ts';
import { fileAddress } from '#shared/uploads/file-address.ts';
import type { UploadedFile } from '#shared/uploads/upload.ts';
import { examineFile } from './content.ts';
import { findFile, type StoredFile } from './file.repo.ts';
import { addFile } from './new-file.repo.ts';
import { keyOf } from './original-key.ts';

/** A file that has arrived and is about to be kept. */
export interface ArrivedFile {
  readonly id: string;
  readonly filename: string;
  readonly purpose: FilePurpose;
  readonly parts: FileParts;
  /** Puts it under a key where nothing is ever replaced; again when it was interrupted. */
  keep(key: string, contentType: string): Promise<void>;
}

export function fileView({ id, filename, size, content_type }: StoredFile): UploadedFile {
  const file_type = documentEndings.find((ending) => documentContentTypes[ending] === content_type);
  if (!file_type) throw new Error(`${id} has the type ${content_type}`);
  return { success: true, file_id: id, filename, size, file_type, file_url: fileAddress(id) };
}

/**
 * Keeps a file if its content is what its purpose allows: first the original, then the item that says so. After a
 * failure in between, doing it again goes on.
 */
export async function keepFile(writer: Writer, { id, filename, purpose, parts, keep }: ArrivedFile) {
  const { largest, tooLarge } = fileRules[purpose];
  if (parts.size > largest) throw new DomainError('too_large', tooLarge);
  const type = await examineFile(parts, { filename, purpose });
  const content_type = documentContentTypes[type];
  await keep(keyOf({ id, purpose }), content_type);
  const file: StoredFile = { id, filename, size: parts.size, content_type, purpose, created_at: nowIso() };
  return fileView((await addFile(writer, file)) ? file : ((await findFile(id)) ?? file));
}
