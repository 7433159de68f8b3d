import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  type HeadObjectCommandOutput,
  ListObjectsV2Command,
  type ListObjectsV2CommandInput,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { bucket, client, isMissing } from './content-bucket.ts';
import { writeForEver } from './for-ever.ts';
import { limits } from './limits.ts';

/* Objects of the content bucket. Keys start with the owning domain: `ebooks/{id}/…`, `catalog/…`. */

/** Milliseconds that an upload may take: those of any call, and one for five kilobytes. A large snapshot has 122 MB. */
const timeFor = (bytes: number) => ({ requestTimeout: limits.s3.answer + bytes / 5000 });

/** A `digest` (ASCII) is stored with the object, so that `objectDigest` can identify the content without reading it. */
export async function putObject(
  key: string,
  body: string | Uint8Array,
  contentType: string,
  digest?: string,
): Promise<void> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const object = { Bucket: bucket(), Key: key, Body: bytes, ContentType: contentType, ContentLength: bytes.byteLength };
  const put = new PutObjectCommand({ ...object, ...(digest !== undefined && { Metadata: { digest } }) });
  await client.send(put, timeFor(bytes.byteLength));
}

/**
 * Stores an object unless there is one with this key, which stays: false then. 503 while another write of it does not
 * end.
 */
export async function putOnce(key: string, body: string | Uint8Array, contentType: string): Promise<boolean> {
  const Body = Buffer.from(body);
  const object = { Bucket: bucket(), Key: key, Body, ContentType: contentType, ContentLength: Body.length };
  let isFirst = true;
  await writeForEver(
    () => client.send(new PutObjectCommand({ ...object, IfNoneMatch: '*' }), timeFor(Body.length)),
    async () => {
      isFirst = false;
    },
  );
  return isFirst;
}

/** Deletes an object; a missing one is not an error. */
export async function deleteObject(key: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: bucket(), Key: key }));
}

/** A page of objects in key order. */
export interface ObjectPage {
  /** `modified_at` in milliseconds since 1970. */
  readonly objects: readonly { readonly key: string; readonly modified_at: number }[];
  /** Set when more objects follow: the last key of this page. */
  readonly next: string | undefined;
}

/** After many deletions S3 may return an empty page that has a successor. */
async function firstPageWithObjects(question: ListObjectsV2CommandInput): Promise<ListObjectsV2CommandOutput> {
  const answer = await client.send(new ListObjectsV2Command(question));
  if (answer.Contents?.length || !answer.NextContinuationToken) return answer;
  return firstPageWithObjects({ ...question, ContinuationToken: answer.NextContinuationToken });
}

/** At most `limit` (up to 1,000) objects whose keys begin with `prefix` and come after a key. */
export async function listObjects(prefix: string, limit: number, after?: string): Promise<ObjectPage> {
  const question = { Bucket: bucket(), Prefix: prefix, MaxKeys: limit, StartAfter: after };
  const { Contents = [], IsTruncated } = await firstPageWithObjects(question);
  // An object without a date counts as new.
  const objects = Contents.map(({ Key = '', LastModified }) => ({
    key: Key,
    modified_at: LastModified?.getTime() ?? Number.POSITIVE_INFINITY,
  }));
  return { objects, next: IsTruncated ? objects.at(-1)?.key : undefined };
}

/** The object's text, or undefined when there is none. */
export async function getText(key: string): Promise<string | undefined> {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket(), Key: key }));
    return await Body?.transformToString('utf-8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Written as it arrives to where it stays: putting 100 MB together at the end would hold up all requests meanwhile. */
async function bytesOf({ Body, ContentLength = 0 }: GetObjectCommandOutput): Promise<Uint8Array> {
  const bytes = new Uint8Array(ContentLength);
  let at = 0;
  for await (const chunk of (Body ?? []) as AsyncIterable<Uint8Array>) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  if (at !== ContentLength) throw new Error(`An object of ${ContentLength} bytes ended after ${at}`);
  return bytes;
}

/** The object when it differs from `etag`; `unchanged` and `missing` otherwise. `arriving` hears that its bytes are coming. */
export async function getIfChanged(
  key: string,
  etag: string | undefined,
  arriving: () => void = () => undefined,
): Promise<{ bytes: Uint8Array; etag: string } | 'unchanged' | 'missing'> {
  try {
    const answer = await client.send(new GetObjectCommand({ Bucket: bucket(), Key: key, IfNoneMatch: etag }));
    arriving();
    return { bytes: await bytesOf(answer), etag: answer.ETag ?? '' };
  } catch (error) {
    if (isMissing(error)) return 'missing';
    if ((error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 304) return 'unchanged';
    throw error;
  }
}

async function head(key: string): Promise<HeadObjectCommandOutput | undefined> {
  try {
    return await client.send(new HeadObjectCommand({ Bucket: bucket(), Key: key }));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Size of an object in bytes, or undefined when there is none. */
export const objectSize = async (key: string): Promise<number | undefined> => (await head(key))?.ContentLength;

/** The digest stored with an object; undefined if the object is missing or has none. */
export const objectDigest = async (key: string): Promise<string | undefined> => (await head(key))?.Metadata?.digest;

/** A download link that expires after `seconds` and names the file. */
export function downloadUrl(key: string, filename: string, seconds = 60): Promise<string> {
  const ascii = filename.replace(/[^\w .()-]/g, '_');
  const disposition = `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(filename)}`;
  const command = new GetObjectCommand({ Bucket: bucket(), Key: key, ResponseContentDisposition: disposition });
  return getSignedUrl(client, command, { expiresIn: seconds });
}
