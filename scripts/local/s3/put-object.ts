import { type IncomingBody, openBody } from './body.ts';
import type { Bucket } from './bucket.ts';
import { checksumAlgorithm, Digests, declaredChecksum } from './checksums.ts';
import { S3Error } from './errors.ts';
import { checksumHeaders } from './get-object.ts';
import { storedHeaders } from './object-headers.ts';
import type { Checksum, StoredObject } from './objects.ts';
import { type Context, requireSigned, type S3Response, xmlResponse } from './operation.ts';
import { checkCopySource, checkWrite } from './preconditions.ts';
import type { Headers } from './request.ts';
import { uriDecode } from './uri.ts';

export interface NewObject {
  readonly bucket: Bucket;
  readonly key: string;
  /** Of the request: they carry the conditions. */
  readonly conditions: Headers;
  /** Headers to keep with the object. */
  readonly headers: Readonly<Record<string, string>>;
  /** Its digests must include MD5, unless `etag` is given. */
  readonly body: IncomingBody;
  readonly etag?: string;
  readonly now: number;
}

/** The one way any object comes to be: bytes first, then conditions and commit in a single turn. */
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

export async function putObject(context: Context): Promise<S3Response> {
  const { request, bucket, now } = context;
  const body = openBody(request, requireSigned(context), ['md5']);
  const headers = storedHeaders(request.headers);
  const object = await storeObject({ bucket, key: request.key, conditions: request.headers, headers, body, now });
  return { status: 200, headers: { etag: object.etag, ...checksumHeaders(object) } };
}

export async function copyObject(context: Context): Promise<S3Response> {
  const { request, bucket, now } = context;
  const source = copySource(context);
  checkCopySource(request.headers, source.object);
  const headers = copiedHeaders(context, source.object);
  const declared = request.headers['x-amz-checksum-algorithm'];
  const checksum = declared ? checksumAlgorithm(declared) : source.object.checksum?.algorithm;
  if (declaredChecksum(request.headers)) throw new S3Error('NotImplemented', 'A checksum of a copy');
  const digests = new Digests(['md5', ...(checksum ? [checksum] : [])]);
  const body = { chunks: digests.measure(source.bucket.objects.read(source.object)), digests, checksum };
  const object = await storeObject({ bucket, key: request.key, conditions: request.headers, headers, body, now });
  return xmlResponse([
    'CopyObjectResult',
    [
      ['LastModified', new Date(object.lastModified).toISOString()],
      ['ETag', object.etag],
    ],
  ]);
}

function copySource({ request, findBucket }: Context): { bucket: Bucket; object: StoredObject } {
  const [path = '', version] = (request.headers['x-amz-copy-source'] ?? '').split('?versionId=');
  if (version !== undefined) throw new S3Error('NotImplemented', 'Versions of an object');
  const [name = '', ...key] = uriDecode(path).replace(/^\//, '').split('/');
  const bucket = findBucket(name);
  const object = bucket.objects.get(key.join('/'));
  if (!object) throw new S3Error('NoSuchKey', undefined, { details: { Key: key.join('/') } });
  return { bucket, object };
}

function copiedHeaders({ request, bucket }: Context, source: StoredObject): Readonly<Record<string, string>> {
  const directive = request.headers['x-amz-metadata-directive'] ?? 'COPY';
  if (directive === 'REPLACE') return storedHeaders(request.headers);
  if (directive !== 'COPY') throw new S3Error('InvalidArgument', 'Unknown metadata directive.');
  if (bucket.objects.get(request.key) === source) {
    throw new S3Error(
      'InvalidRequest',
      "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata, storage class, website redirect location or encryption attributes.",
    );
  }
  return source.headers;
}
