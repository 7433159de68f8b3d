import { minutes } from '#lib/clock.ts';
import { newId } from '#lib/ids.ts';
import type { UploadForm, UploadInput } from '#shared/uploads/upload.ts';
import { sentKey } from './sent-key.ts';

/** The bucket's client, loaded with the first upload. */
const bucket = () => import('#lib/aws/sent-objects.ts');

/**
 * A form for one file under a new id. It is signed and nothing is written: what is never sent leaves no trace. The form's
 * metadata carries the name, percent-encoded because headers are ASCII.
 */
export async function beginUpload({ filename, content_type, size }: UploadInput): Promise<UploadForm> {
  const upload_id = newId('upload');
  const { uploadForm } = await bucket();
  const form = await uploadForm(
    { key: sentKey(upload_id), 'Content-Type': content_type, 'x-amz-meta-filename': encodeURIComponent(filename) },
    { size, expiresIn: minutes(10) },
  );
  return { success: true, upload_id, ...form };
}
