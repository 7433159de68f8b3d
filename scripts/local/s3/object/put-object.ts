import { type IncomingBody, openBody } from '../body/body.ts';
import type { Digests } from '../body/checksums.ts';
import type { Bucket } from '../bucket.ts';
import type { Context, S3Response } from '../operation.ts';
import type { Headers } from '../request.ts';
import { checksumHeaders } from './get-object.ts';
import { storedHeaders } from './object-headers.ts';
import type { Checksum, StoredObject } from './objects.ts';
import { checkWrite } from './preconditions.ts';

export interface NewObject {
  readonly bucket: Bucket;
  readonly key: string;
  /** The request's headers, which carry the conditions. */
  readonly conditions: Headers;
  /** Headers to store with the object. */
  readonly headers: Readonly<Record<string, string>>;
  /** Its digests must include MD5, unless `etag` is given. */
  readonly body: IncomingBody;
  readonly etag?: string;
  readonly now: number;
}

/** The only way to create an object: bytes first, then conditions and commit in a single turn. */
export async function storeObject(target: NewObject, composite?: Checksum): Promise<StoredObject> {
  const { bucket, key, body } = target;
  const blob = await bucket.objects.write(key, body.chunks);
  try {
    checkWrite(target.conditions, bucket.objects.get(key));
    const { now: lastModified, headers, etag = md5Tag(body.digests) } = target;
    const checksum = composite ?? fullChecksum(body);
    const object: StoredObject = { key, blob, size: body.digests.size, etag, lastModified, headers, checksum };
    bucket.objects.commit(object);
    return object;
  } catch (error) {
    bucket.objects.discard(key, blob);
    throw error;
  }
}

export function md5Tag(digests: Digests): string {
  return `"${digests.digest('md5').toString('hex')}"`;
}

function fullChecksum({ checksum, digests }: IncomingBody): Checksum | undefined {
  return checksum && { algorithm: checksum, value: digests.digest(checksum).toString('base64'), type: 'FULL_OBJECT' };
}

export async function putObject({ request, bucket, signed, now }: Context): Promise<S3Response> {
  const body = openBody(request, signed, ['md5']);
  const headers = storedHeaders(request.headers);
  const object = await storeObject({ bucket, key: request.key, conditions: request.headers, headers, body, now });
  return { status: 200, headers: { etag: object.etag, ...checksumHeaders(object) } };
}
