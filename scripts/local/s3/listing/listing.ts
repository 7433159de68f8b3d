import { S3Error } from '../errors.ts';
import type { StoredObject } from '../object/objects.ts';
import { type Context, type S3Response, xmlResponse } from '../operation.ts';
import { type Query, uriEncodePath } from '../uri.ts';
import type { Element } from '../xml.ts';
import { type Cursor, type PageRequest, readPage } from './page.ts';

const mostKeys = 1000;

export function listObjectsV2({ request, bucket }: Context): S3Response {
  const { query } = request;
  if (query.get('list-type') !== '2' || query.get('fetch-owner') === 'true') throw new S3Error('NotImplemented');
  const asked = readQuery(query);
  const { keys, prefixes, next } = readPage(bucket.objects.keys, asked);
  const encode = encoder(query);
  const objects = keys.map((key) => bucket.objects.get(key)).filter((object) => object !== undefined);
  return xmlResponse([
    'ListBucketResult',
    [
      ['Name', bucket.name],
      ['Prefix', encode(asked.prefix)],
      asked.delimiter === '' ? undefined : ['Delimiter', encode(asked.delimiter)],
      ['MaxKeys', asked.maxKeys],
      ['KeyCount', keys.length + prefixes.length],
      ['IsTruncated', next !== undefined],
      ...echoed(query, encode),
      next && ['NextContinuationToken', writeToken(next)],
      ...objects.map((object) => contents(object, encode)),
      ...prefixes.map((prefix): Element => ['CommonPrefixes', [['Prefix', encode(prefix)]]]),
    ],
  ]);
}

function readQuery(query: Query): PageRequest {
  const maxKeys = query.get('max-keys') ?? String(mostKeys);
  if (!/^\d{1,9}$/.test(maxKeys)) {
    throw new S3Error('InvalidArgument', 'Provided max-keys not an integer or within integer range');
  }
  const token = query.get('continuation-token');
  return {
    prefix: query.get('prefix') ?? '',
    delimiter: query.get('delimiter') ?? '',
    maxKeys: Math.min(Number(maxKeys), mostKeys),
    cursor: token === undefined ? startCursor(query) : readToken(token),
  };
}

function startCursor(query: Query): Cursor | undefined {
  const text = query.get('start-after');
  return text ? { kind: 'key', text } : undefined;
}

/** Opaque to clients and, as with S3, needs no state here: it encodes where the last page ended. */
function writeToken({ kind, text }: Cursor): string {
  return Buffer.from(`${kind}:${text}`).toString('base64url');
}

function readToken(token: string): Cursor {
  const match = /^(key|prefix):(.+)$/s.exec(Buffer.from(token, 'base64url').toString());
  if (!match?.[2]) throw new S3Error('InvalidArgument', 'The continuation token provided is incorrect');
  return { kind: match[1] === 'key' ? 'key' : 'prefix', text: match[2] };
}

function encoder(query: Query): (text: string) => string {
  const type = query.get('encoding-type');
  if (type === undefined) return (text) => text;
  if (type !== 'url') throw new S3Error('InvalidArgument', 'Invalid Encoding Method specified in Request');
  return uriEncodePath;
}

function echoed(query: Query, encode: (text: string) => string): (Element | undefined)[] {
  const token = query.get('continuation-token');
  const startAfter = query.get('start-after');
  const encoding = query.get('encoding-type');
  return [
    token === undefined ? undefined : ['ContinuationToken', token],
    startAfter === undefined ? undefined : ['StartAfter', encode(startAfter)],
    encoding === undefined ? undefined : ['EncodingType', encoding],
  ];
}

function contents(object: StoredObject, encode: (text: string) => string): Element {
  return [
    'Contents',
    [
      ['Key', encode(object.key)],
      ['LastModified', new Date(object.lastModified).toISOString()],
      ['ETag', object.etag],
      ['Size', object.size],
      ['StorageClass', 'STANDARD'],
    ],
  ];
}
