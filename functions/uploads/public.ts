/** Uploads as other domains use them. */

import type { Writer } from '#lib/actor.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import type { ReceivedFile } from '#shared/kernel/endpoint.ts';
import type { FilePurpose } from '#shared/uploads/choices.ts';
import { findFile, neededItem } from './file/file.repo.ts';
import { keyOf } from './file/original-key.ts';
import type { EncodedFigure } from './picture/figure.ts';

/** The key of the file of a completed upload, by its id. */
export { originalKey, subscriberFileKey } from './file/original-key.ts';

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
  return { key: keyOf(file), filename, size, content_type, purpose };
}

/** Forgets a file of subscribers, with what the browser sent; one that is gone is no error. Loaded on demand. */
export async function forgetSubscriberFile(id: string): Promise<void> {
  const { forgetFile } = await import('./file/forget.service.ts');
  await forgetFile({ id, purpose: 'subscribers' });
}

/** Keeps a file that came in a form; 422 when it is not what its purpose allows. Returns its id. Loaded on demand. */
export async function keepSentFile(writer: Writer, file: ReceivedFile, purpose: FilePurpose): Promise<string> {
  const { receiveFile } = await import('./file/form.service.ts');
  return (await receiveFile(writer, file, purpose)).file_id;
}

/**
 * Publishes a picture that was found in a file, under an id that its finder has chosen; the same when repeated. 422 for
 * what is no picture that can be published. Returns its address. Only for functions with the library for pictures.
 */
export async function publishFoundPicture(
  writer: Writer,
  picture: { readonly id: string; readonly filename: string; readonly bytes: Uint8Array },
): Promise<string> {
  const { publishPicture } = await import('./picture/publication.service.ts');
  return (await publishPicture(writer, picture)).image_url;
}

/**
 * A picture within a text, encoded anew as PNG or JPEG, at most 1,600 pixels wide; undefined for what is no still picture that
 * can be decoded. Only for functions with the library for pictures.
 */
export async function encodedFigure(bytes: Uint8Array): Promise<EncodedFigure | undefined> {
  const { figureOf } = await import('./picture/figure.ts');
  return figureOf(bytes).catch(() => undefined);
}

/** After all times. */
const forEver = '9999';

/** Part of a transaction after which something refers to a file, for ever or until then; refused when the file is gone. */
export const needItem = (id: string, until = forEver): TransactItem => neededItem(id, until);
