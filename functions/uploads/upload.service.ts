import type { Manager } from '#lib/actor.ts';
import { minutes } from '#lib/clock.ts';
import { newId } from '#lib/ids.ts';
import { fileAddress } from '#shared/uploads/file-address.ts';
import type { UploadForm, UploadInput } from '#shared/uploads/upload.ts';
import { mustBeAllowed } from './purpose.ts';
import { sentKey } from './sent-key.ts';

/** The bucket's client, loaded with the first upload. */
const bucket = () => import('#lib/aws/sent-objects.ts');

/**
 * A form for one file under a new id. It is signed and nothing is written: what is never sent leaves no trace. The form's
 * metadata carries the name, percent-encoded because headers are ASCII, and what the file is for.
 */
export async function beginUpload(
  actor: Pick<Manager, 'areas'>,
  { filename, content_type, size, purpose }: UploadInput,
): Promise<UploadForm> {
  mustBeAllowed(actor, purpose);
  const upload_id = newId('upload');
  const { uploadForm } = await bucket();
  const metadata = { 'x-amz-meta-filename': encodeURIComponent(filename), 'x-amz-meta-purpose': purpose };
  const form = await uploadForm(
    { key: sentKey(upload_id), 'Content-Type': content_type, ...metadata },
    { size, expiresIn: minutes(10) },
  );
  return { success: true, upload_id, ...form, ...(purpose !== 'picture' && { file_url: fileAddress(upload_id) }) };
}
