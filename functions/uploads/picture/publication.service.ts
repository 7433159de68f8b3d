import type { Writer } from '#lib/actor.ts';
import { putForEver } from '#lib/aws/sent-objects.ts';
import { nowIso } from '#lib/clock.ts';
import { pictureAddress } from '#shared/uploads/picture-copies.ts';
import type { UploadedPicture } from '#shared/uploads/upload.ts';
import { addUpload, findUpload, type StoredUpload } from '../upload.repo.ts';
import { copiesOf, type PictureCopies } from './copies.ts';
import { damaged, examinePicture } from './picture.ts';

const publicView = ({ image_url, width, height }: StoredUpload): UploadedPicture => ({
  success: true,
  image_url,
  width,
  height,
});

/** The copies of a picture; 422 for what is none, and for what only begins like one. */
async function mustBeReadable(id: string, bytes: Uint8Array): Promise<PictureCopies> {
  examinePicture(bytes);
  try {
    return await copiesOf(id, bytes);
  } catch {
    throw damaged();
  }
}

/** A picture that has arrived. */
export interface ArrivedPicture {
  readonly id: string;
  readonly filename: string;
  readonly bytes: Uint8Array;
}

/** A picture that was published before under this id. */
export async function publishedPicture(id: string): Promise<UploadedPicture | undefined> {
  const upload = await findUpload(id);
  return upload && publicView(upload);
}

/**
 * Publishes a picture: first the copies, then the item that says so. After a failure in between, they stay, and doing it
 * again makes the same ones and goes on.
 */
export async function publishPicture(
  writer: Writer,
  { id, filename, bytes }: ArrivedPicture,
): Promise<UploadedPicture> {
  const { all, width, height } = await mustBeReadable(id, bytes);
  await Promise.all(all.map((copy) => putForEver(copy.key, copy.bytes, copy.type)));
  const image_url = pictureAddress(id);
  const upload = { id, filename, image_url, size: bytes.byteLength, width, height, created_at: nowIso() };
  if (await addUpload(writer, upload)) return publicView(upload);
  return (await publishedPicture(id)) ?? publicView(upload);
}
