import { S3Error } from '../errors.ts';
import type { Context, S3Response } from '../operation.ts';
import { assertHeader } from './object-headers.ts';
import type { StoredObject } from './objects.ts';
import { checkRead } from './preconditions.ts';
import { type Range, rangeOf } from './range.ts';

const overridableHeaders = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'expires',
] as const;

export function getObject(context: Context): S3Response {
  const { response, object, range } = describe(context);
  if (response.status >= 300) return response;
  return { ...response, body: object.size === 0 ? '' : context.bucket.objects.read(object, range) };
}

export function headObject(context: Context): S3Response {
  return describe(context).response;
}

function describe(context: Context): { response: S3Response; object: StoredObject; range?: Range } {
  const { request, bucket } = context;
  const object = bucket.objects.get(request.key);
  if (!object) throw new S3Error('NoSuchKey', undefined, { details: { Key: request.key } });
  const headers = { ...objectHeaders(object), ...overrides(context) };
  if (checkRead(request.headers, object) === 'not-modified') {
    const { 'content-type': _, ...rest } = headers;
    return { response: { status: 304, headers: rest }, object };
  }
  const range = rangeOf(request.headers.range, object.size);
  const length = range ? range.end - range.start + 1 : object.size;
  const partial = range && { 'content-range': `bytes ${range.start}-${range.end}/${object.size}` };
  const checksum = request.headers['x-amz-checksum-mode']?.toUpperCase() === 'ENABLED' && !range;
  return {
    response: {
      status: range ? 206 : 200,
      headers: { ...headers, 'content-length': String(length), ...partial, ...(checksum && checksumHeaders(object)) },
    },
    object,
    range,
  };
}

function objectHeaders(object: StoredObject): Record<string, string> {
  return {
    ...object.headers,
    etag: object.etag,
    'last-modified': new Date(object.lastModified).toUTCString(),
    'accept-ranges': 'bytes',
  };
}

export function checksumHeaders({ checksum }: Pick<StoredObject, 'checksum'>): Record<string, string> {
  return checksum
    ? { [`x-amz-checksum-${checksum.algorithm}`]: checksum.value, 'x-amz-checksum-type': checksum.type }
    : {};
}

/** The response headers requested by the signer. */
function overrides({ request }: Context): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of overridableHeaders) {
    const value = request.query.get(`response-${name}`);
    if (value === undefined) continue;
    assertHeader(name, value);
    headers[name] = value;
  }
  return headers;
}
