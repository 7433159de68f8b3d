import {
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { bucket, client } from './content-bucket.ts';
import { getText } from './objects.ts';

/** Every part but the last has at least 5 MiB: S3's rule. */
const leastPart = 5 * 2 ** 20;

/** Texts of objects in parts that S3 takes; undefined in place of one that is not there. */
async function* partsOf(keys: readonly string[]): AsyncGenerator<Buffer | undefined> {
  let held = Buffer.alloc(0);
  for (const key of keys) {
    const text = await getText(key);
    if (text === undefined) return yield undefined;
    held = Buffer.concat([held, Buffer.from(text)]);
    if (held.byteLength < leastPart) continue;
    yield held;
    held = Buffer.alloc(0);
  }
  if (held.byteLength > 0) yield held;
}

/**
 * Writes the texts of objects, one after the other, as one object; holds one part of it in memory. False when one of them
 * is missing: then nothing is written, and the bucket drops after a day what was sent.
 */
export async function joinObjects(key: string, from: readonly string[], contentType: string): Promise<boolean> {
  const target = { Bucket: bucket(), Key: key };
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...target, ContentType: contentType }));
  const Parts: CompletedPart[] = [];
  for await (const part of partsOf(from)) {
    if (!part) return false;
    const PartNumber = Parts.length + 1;
    const size = { ContentLength: part.byteLength };
    const { ETag } = await client.send(new UploadPartCommand({ ...target, ...size, UploadId, PartNumber, Body: part }));
    Parts.push({ PartNumber, ETag });
  }
  await client.send(new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts } }));
  return true;
}
