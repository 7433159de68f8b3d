import { createHash } from 'node:crypto';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import type { Page } from '#shared/kernel/page.ts';
import type { HttpEvent, HttpResult } from './event.ts';

/**
 * Cached by the edge for a minute, and for another while it revalidates. Without a limit of its own, CloudFront would
 * serve what it has for as long as the functions answer with errors.
 */
export const publicCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=600';

/** Marks a result that is not JSON: a redirect, a document. */
export class RawResult {
  readonly result: HttpResult;
  constructor(result: HttpResult) {
    this.result = result;
  }
}
/**
 * Pre-serialised JSON: hot reads build text and ETag once and reuse them. A list's `total` and `next` become headers.
 */
export class SerialisedJson {
  readonly body: string;
  readonly total: number | undefined;
  readonly next: string | undefined;
  private tag: string | undefined;

  constructor(body: string, { total, next }: Pick<Page<unknown>, 'total' | 'next'> = {}) {
    this.body = body;
    this.total = total;
    this.next = next;
  }
  get etag(): string {
    this.tag ??= etagOf(this.body);
    return this.tag;
  }
}
export const etagOf = (body: string): string => `"${createHash('sha1').update(body).digest('base64url')}"`;

const opaqueTag = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether the caller has the text with this tag. The edge weakens the tag of what it compresses. */
export function isKnown(
  { headers: { 'if-none-match': known = '' } }: Pick<HttpEvent, 'headers'>,
  etag: string,
): boolean {
  return known.split(',').some((tag) => opaqueTag(tag) === opaqueTag(etag));
}

export const redirect = (location: string): RawResult =>
  new RawResult({ statusCode: 302, headers: { location, 'cache-control': 'private, no-store' } });

const pageFields = new Set(['items', 'next', 'total']);
/** A page has exactly its fields: a priced cart also has `items` and a `total`. */
const isPage = (value: unknown): value is Page<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray((value as Page<unknown>).items) &&
  Object.keys(value).every((field) => pageFields.has(field));

/** `Link` to the next page: the same address with its cursor. The gateway has decoded the path: it may have line ends. */
function nextLink({ rawPath, rawQueryString }: HttpEvent, cursor: string): string {
  const path = rawPath.split('/').map(encodeURIComponent).join('/');
  const query = new URLSearchParams(rawQueryString);
  query.set('cursor', cursor);
  return `<${path}?${query}>; rel="next"`;
}

const serialise = (value: unknown): SerialisedJson =>
  isPage(value) ? new SerialisedJson(JSON.stringify(value.items), value) : new SerialisedJson(JSON.stringify(value));

/**
 * JSON response of an endpoint. Lists are bare arrays, with `Link` and `X-Total-Count`. A public read without a token
 * is cacheable by the edge and has an ETag (304 on a match); everything else is `no-store`.
 */
export function jsonResult(endpoint: Endpoint, event: HttpEvent, value: unknown): HttpResult {
  const answer = value instanceof SerialisedJson ? value : serialise(value);
  const headers: Record<string, string> = { 'content-type': 'application/json; charset=utf-8' };
  if (answer.total !== undefined) headers['x-total-count'] = String(answer.total);
  if (answer.next) headers.link = nextLink(event, answer.next);
  const cacheable = endpoint.cache === 'public' && !event.headers.authorization;
  headers['cache-control'] = cacheable ? publicCaching : 'private, no-store';
  if (cacheable) {
    headers.etag = answer.etag;
    if (isKnown(event, headers.etag)) return { statusCode: 304, headers };
  }
  return { statusCode: endpoint.status ?? 200, headers, body: answer.body };
}
