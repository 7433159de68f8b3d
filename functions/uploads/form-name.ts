import { invalid } from '#lib/errors.ts';
import type { ReceivedFile } from '#shared/kernel/endpoint.ts';
import { fileEmpty } from '#shared/uploads/choices.ts';
import { Filename } from '#shared/uploads/upload.ts';

/** The name of a file that was sent in a form; 422 for one that cannot be kept, and for an empty file. */
export function nameInForm({ filename, bytes }: ReceivedFile): string {
  if (bytes.byteLength === 0) throw invalid('file', fileEmpty);
  const { data, error } = Filename.safeParse(filename);
  if (data === undefined) throw invalid('file', error.issues[0]?.message ?? 'Name the file');
  return data;
}
