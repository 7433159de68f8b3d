import { CopyObjectCommand, GetObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import { conflict } from '../errors.ts';
import { bucket, client, isMissing, statusOf } from './content-bucket.ts';
import { writeForEver } from './for-ever.ts';

/* Objects of the content bucket that are too large to be read whole. */

/** What is known of an object without reading it; `etag` identifies its content. */
export interface ObjectHead {
  /** In bytes. */
  readonly size: number;
  readonly etag: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** Undefined when there is no such object. */
export async function objectHead(key: string): Promise<ObjectHead | undefined> {
  try {
    const answer = await client.send(new HeadObjectCommand({ Bucket: bucket(), Key: key }));
    return { size: answer.ContentLength ?? 0, etag: answer.ETag ?? '', metadata: answer.Metadata ?? {} };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const replaced = () => conflict('This file was sent again in the meantime. Please choose it once more.');

/** The bytes from `start` to `end`, which is not among them; 409 when the object has another content by now. */
export async function objectPart(key: string, etag: string, start: number, end: number): Promise<Buffer> {
  if (end <= start) return Buffer.alloc(0);
  const range = { IfMatch: etag, Range: `bytes=${start}-${end - 1}` };
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket(), Key: key, ...range }));
    return Buffer.from((await Body?.transformToByteArray()) ?? new Uint8Array());
  } catch (error) {
    throw statusOf(error) === 412 ? replaced() : error;
  }
}

/**
 * Copies an object with this content to a key that is never written twice; the same content there already is fine. 409
 * when the object has another content by now, 503 while another write of it does not end.
 */
export async function copyForEver(from: string, to: string, etag: string): Promise<void> {
  const command = new CopyObjectCommand({
    Bucket: bucket(),
    Key: to,
    CopySource: `${bucket()}/${from}`,
    CopySourceIfMatch: etag,
    IfNoneMatch: '*',
  });
  await writeForEver(
    () => client.send(command),
    async () => {
      if ((await objectHead(to))?.etag !== etag) throw replaced();
    },
  );
}
