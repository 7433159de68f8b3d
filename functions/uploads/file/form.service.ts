import type { Writer } from '#lib/actor.ts';
import { putObject } from '#lib/aws/objects.ts';
import { partsOf } from '#lib/document/type-of-stored.ts';
import { invalid } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import type { ReceivedFile } from '#shared/kernel/endpoint.ts';
import { documentEnding, type FilePurpose, fileRules } from '#shared/uploads/choices.ts';
import type { UploadedFile } from '#shared/uploads/upload.ts';
import { nameInForm } from '../form-name.ts';
import { keepFile } from './file.service.ts';

/** Keeps a file that came in a form, as completing an upload does. */
export async function receiveFile(writer: Writer, file: ReceivedFile, purpose: FilePurpose): Promise<UploadedFile> {
  const filename = nameInForm(file);
  const { endings, wrongType } = fileRules[purpose];
  const ending = documentEnding(filename);
  if (!ending || !endings.includes(ending)) throw invalid('file', wrongType);
  const keep = (key: string, contentType: string) => putObject(key, file.bytes, contentType);
  return keepFile(writer, { id: newId('upload'), filename, purpose, parts: partsOf(file.bytes), keep });
}
