import type { Manager, Writer } from '#lib/actor.ts';
import { copyForEver, type ObjectHead, objectHead, objectPart } from '#lib/aws/object-parts.ts';
import { sentObject } from '#lib/aws/sent-objects.ts';
import { notFound } from '#lib/errors.ts';
import { Id } from '#shared/kernel/ids.ts';
import { filePurposes, largestPicture } from '#shared/uploads/choices.ts';
import type { CompletedUpload, UploadedPicture } from '#shared/uploads/upload.ts';
import { findFile } from './file/file.repo.ts';
import { type ArrivedFile, fileView, keepFile } from './file/file.service.ts';
import { publishedPicture, publishPicture } from './picture/publication.service.ts';
import { mustBeAllowed } from './purpose.ts';
import { sentKey } from './sent-key.ts';

const nothingSent = () => notFound('Nothing has arrived here. Please send the file again.');

const nameOf = ({ metadata }: Pick<ObjectHead, 'metadata'>): string => decodeURIComponent(metadata.filename ?? '');

/** What was sent under an id; 404 for nothing, and for what is no id. */
async function mustBeSent(id: string): Promise<ObjectHead> {
  const head = Id('upload').safeParse(id).success ? await objectHead(sentKey(id)) : undefined;
  if (!head) throw nothingSent();
  return head;
}

/** A file in the prefix that is emptied after a day; what is kept of it is exactly what was looked at. */
const arrived = (id: string, { size, etag, metadata }: ObjectHead, purpose: ArrivedFile['purpose']): ArrivedFile => ({
  id,
  filename: nameOf({ metadata }),
  purpose,
  parts: { size, read: (start, end) => objectPart(sentKey(id), etag, start, Math.min(end, size)) },
  keep: (key) => copyForEver(sentKey(id), key, etag),
});

async function publishSent(writer: Writer, id: string): Promise<UploadedPicture> {
  const sent = await sentObject(sentKey(id), largestPicture);
  if (!sent) throw nothingSent();
  return publishPicture(writer, { id, filename: nameOf(sent), bytes: sent.bytes });
}

/** Publishes the picture, or keeps the file, that was sent under an id; the same when it is repeated. */
export async function completeUpload(writer: Manager, id: string): Promise<CompletedUpload> {
  const [file, picture] = await Promise.all([findFile(id), publishedPicture(id)]);
  if (picture) return picture;
  if (file) {
    mustBeAllowed(writer, file.purpose);
    return fileView(file);
  }
  const head = await mustBeSent(id);
  const purpose = filePurposes.find((each) => each === head.metadata.purpose);
  if (!purpose) return publishSent(writer, id);
  mustBeAllowed(writer, purpose);
  return keepFile(writer, arrived(id, head, purpose));
}
