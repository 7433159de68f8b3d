import type { Writer } from '#lib/actor.ts';
import { putObject } from '#lib/aws/objects.ts';
import { partsOf } from '#lib/document/type-of-stored.ts';
import { invalid } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import type { ReceivedFile } from '#shared/kernel/endpoint.ts';
import { documentEnding, type FilePurpose, fileEmpty, fileRules } from '#shared/uploads/choices.ts';
import { Filename, type UploadedFile, type UploadedPicture } from '#shared/uploads/upload.ts';
import { keepFile } from './file/file.service.ts';
import { publishPicture } from './picture/publication.service.ts';

/** The name of a file that was sent in a form; 422 for one that cannot be kept, and for an empty file. */
function nameOf({ filename, bytes }: ReceivedFile): string {
  if (bytes.byteLength === 0) throw invalid('file', fileEmpty);
  const { data, error } = Filename.safeParse(filename);
  if (data === undefined) throw invalid('file', error.issues[0]?.message ?? 'Name the file');
  return data;
}

/** Keeps a file that came in a form, as completing an upload does. */
export async function receiveFile(writer: Writer, file: ReceivedFile, purpose: FilePurpose): Promise<UploadedFile> {
  const filename = nameOf(file);
  const { endings, wrongType } = fileRules[purpose];
  const ending = documentEnding(filename);
  if (!ending || !endings.includes(ending)) throw invalid('file', wrongType);
  const keep = (key: string, contentType: string) => putObject(key, file.bytes, contentType);
  return keepFile(writer, { id: newId('upload'), filename, purpose, parts: partsOf(file.bytes), keep });
}

/** Publishes a picture that came in a form. */
export const receivePicture = async (writer: Writer, file: ReceivedFile): Promise<UploadedPicture> =>
  publishPicture(writer, { id: newId('upload'), filename: nameOf(file), bytes: file.bytes });
