import { openBody, readText } from '../body/body.ts';
import { checksumAlgorithms, Digests } from '../body/checksums.ts';
import { S3Error } from '../errors.ts';
import { type Context, type S3Response, xmlResponse } from '../operation.ts';
import type { S3Request } from '../request.ts';
import { uriDecode } from '../uri.ts';
import { checkRead } from './preconditions.ts';
import { storeObject } from './put-object.ts';

export const copySource = 'x-amz-copy-source';

/** The key that a copy is made of. Another bucket, or an older version, is not supported. */
export function sourceKey({ headers, bucket }: Pick<S3Request, 'headers' | 'bucket'>): string {
  const source = uriDecode(headers[copySource] ?? '').replace(/^\//, '');
  if (!source.startsWith(`${bucket}/`) || source.includes('?versionId='))
    throw new S3Error('NotImplemented', undefined, { details: { Header: copySource } });
  return source.slice(bucket.length + 1);
}

/** Copies an object with its headers and metadata, within the bucket. */
export async function copyObject({ request, bucket, signed, now }: Context): Promise<S3Response> {
  const { headers } = request;
  await readText(openBody(request, signed), 0);
  const source = sourceKey(request);
  if (source === request.key)
    throw new S3Error(
      'InvalidRequest',
      "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata.",
    );
  const original = bucket.objects.get(source);
  if (!original) throw new S3Error('NoSuchKey', undefined, { details: { Key: source } });
  checkRead({ 'if-match': headers[`${copySource}-if-match`] }, original);
  const checksum = checksumAlgorithms.find((name) => name === original.checksum?.algorithm);
  const digests = new Digests(['md5', ...(checksum ? [checksum] : [])]);
  const body = { chunks: digests.measure(bucket.objects.read(original)), digests, checksum };
  const copy = { bucket, key: request.key, conditions: headers, headers: original.headers, body, now };
  const { etag, lastModified } = await storeObject(copy);
  return xmlResponse([
    'CopyObjectResult',
    [
      ['ETag', etag],
      ['LastModified', new Date(lastModified).toISOString()],
    ],
  ]);
}
