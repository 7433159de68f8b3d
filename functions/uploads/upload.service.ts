import type { Writer } from '#lib/actor.ts';
import { minutes, nowIso } from '#lib/clock.ts';
import { notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { Id } from '#shared/kernel/ids.ts';
import { largestPicture, type PictureType } from '#shared/uploads/choices.ts';
import type { UploadedPicture, UploadForm, UploadInput } from '#shared/uploads/upload.ts';
import { examinePicture } from './picture/picture.ts';
import { addUpload, findUpload, type StoredUpload } from './upload.repo.ts';

/** The bucket's client, loaded with the first upload. */
const bucket = () => import('#lib/aws/sent-objects.ts');

const endings: Readonly<Record<PictureType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/** Where the browser sends a file; the bucket forgets it after a day. */
const sentKey = (id: string): string => `uploads/${id}`;

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

const publicView = ({ image_url, width, height }: StoredUpload): UploadedPicture => ({
  success: true,
  image_url,
  width,
  height,
});

const nothingSent = () => notFound('No picture has arrived here. Please send it again.');

/** What was sent under an id; 404 for nothing, and for what is no id. */
async function mustBeSent(id: string) {
  const { sentObject } = await bucket();
  const sent = Id('upload').safeParse(id).success ? await sentObject(sentKey(id), largestPicture) : undefined;
  if (!sent) throw nothingSent();
  return sent;
}

/**
 * Publishes what was sent: first the file, then the item that says so. After a failure in between, the file stays, and
 * completing the upload again stores the same one and goes on.
 */
export async function completeUpload(writer: Writer, id: string): Promise<UploadedPicture> {
  const before = await findUpload(id);
  if (before) return publicView(before);
  const { bytes, metadata } = await mustBeSent(id);
  const { type, width, height } = examinePicture(bytes);
  const key = `files/${id}.${endings[type]}`;
  const { putForEver } = await bucket();
  await putForEver(key, bytes, type);
  const upload: StoredUpload = {
    id,
    filename: decodeURIComponent(metadata.filename ?? ''),
    image_url: `/${key}`,
    content_type: type,
    size: bytes.byteLength,
    width,
    height,
    created_at: nowIso(),
  };
  if (await addUpload(writer, upload)) return publicView(upload);
  return publicView((await findUpload(id)) ?? upload);
}
