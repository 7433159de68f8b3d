import type { Writer } from '#lib/actor.ts';
import { putForEver, sentObject } from '#lib/aws/sent-objects.ts';
import { nowIso } from '#lib/clock.ts';
import { notFound } from '#lib/errors.ts';
import { Id } from '#shared/kernel/ids.ts';
import { largestPicture } from '#shared/uploads/choices.ts';
import { pictureAddress } from '#shared/uploads/picture-copies.ts';
import type { UploadedPicture } from '#shared/uploads/upload.ts';
import { sentKey } from '../sent-key.ts';
import { addUpload, findUpload, type StoredUpload } from '../upload.repo.ts';
import { copiesOf, type PictureCopies } from './copies.ts';
import { damaged, examinePicture } from './picture.ts';

const publicView = ({ image_url, width, height }: StoredUpload): UploadedPicture => ({
  success: true,
  image_url,
  width,
  height,
});

const nothingSent = () => notFound('No picture has arrived here. Please send it again.');

/** What was sent under an id; 404 for nothing, and for what is no id. */
async function mustBeSent(id: string) {
  const sent = Id('upload').safeParse(id).success ? await sentObject(sentKey(id), largestPicture) : undefined;
  if (!sent) throw nothingSent();
  return sent;
}

/** The copies of a picture; 422 for what is none, and for what only begins like one. */
async function mustBeReadable(id: string, bytes: Uint8Array): Promise<PictureCopies> {
  examinePicture(bytes);
  try {
    return await copiesOf(id, bytes);
  } catch {
    throw damaged();
  }
}

/**
 * Publishes what was sent: first the copies, then the item that says so. After a failure in between, they stay, and
 * completing the upload again makes the same ones and goes on.
 */
export async function completeUpload(writer: Writer, id: string): Promise<UploadedPicture> {
  const before = await findUpload(id);
  if (before) return publicView(before);
  const { bytes, metadata } = await mustBeSent(id);
  const { all, width, height } = await mustBeReadable(id, bytes);
  await Promise.all(all.map((copy) => putForEver(copy.key, copy.bytes, copy.type)));
  const upload: StoredUpload = {
    id,
    filename: decodeURIComponent(metadata.filename ?? ''),
    image_url: pictureAddress(id),
    size: bytes.byteLength,
    width,
    height,
    created_at: nowIso(),
  };
  if (await addUpload(writer, upload)) return publicView(upload);
  return publicView((await findUpload(id)) ?? upload);
}
