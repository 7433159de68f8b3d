import type { IncomingMessage } from 'node:http';
import { S3Error } from './errors.ts';
import { Query, uriDecode } from './uri.ts';

/** Header names in lower case. A repeated header is joined with commas, as the signature requires. */
export type Headers = Readonly<Record<string, string | undefined>>;

export interface S3Request {
  readonly method: string;
  /** Decoded, including the bucket: `/bucket/key`. */
  readonly path: string;
  readonly bucket: string;
  readonly key: string;
  readonly query: Query;
  readonly headers: Headers;
  readonly incoming: IncomingMessage;
}

const maxKeyBytes = 1024;

/** Only names that resolve to this machine: a page on a rebound DNS name must not reach the local cloud. */
export function isLocalHost(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1)(:\d{1,5})?$/i.test(host ?? '');
}

export function parseRequest(incoming: IncomingMessage): S3Request {
  const url = incoming.url ?? '';
  if (!url.startsWith('/')) throw new S3Error('InvalidURI');
  const mark = url.indexOf('?');
  const path = uriDecode(mark < 0 ? url : url.slice(0, mark));
  const slash = path.indexOf('/', 1);
  const key = slash < 0 ? '' : path.slice(slash + 1);
  if (Buffer.byteLength(key) > maxKeyBytes) throw new S3Error('KeyTooLongError');
  return {
    method: incoming.method ?? '',
    path,
    bucket: slash < 0 ? path.slice(1) : path.slice(1, slash),
    key,
    query: new Query(mark < 0 ? '' : url.slice(mark + 1)),
    headers: joinedHeaders(incoming),
    incoming,
  };
}

/** Has no prototype: the client chooses which names are looked up here. */
function joinedHeaders(incoming: IncomingMessage): Headers {
  const headers: Record<string, string | undefined> = Object.create(null);
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    headers[name] = values?.map((value) => value.trim()).join(',');
  }
  return headers;
}
