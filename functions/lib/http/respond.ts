import { createHash } from 'node:crypto';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import type { Page } from '#shared/kernel/page.ts';
import type { HttpEvent, HttpResult } from './event.ts';

const publicCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** Marks a service's answer that is not JSON: a redirect, a document. */
export class RawResult {
  readonly result: HttpResult;
  constructor(result: HttpResult) {
    this.result = result;
  }
}
export const redirect = (location: string): RawResult =>
  new RawResult({ statusCode: 302, headers: { location, 'cache-control': 'private, no-store' } });

const isPage = (value: unknown): value is Page<unknown> =>
  typeof value === 'object' && value !== null && Array.isArray((value as Page<unknown>).items) && !('success' in value);

/** `Link` to the next page: the same address with its cursor. */
function nextLink(event: HttpEvent, cursor: string): string {
  const query = new URLSearchParams(event.rawQueryString);
  query.set('cursor', cursor);
  return `<${event.rawPath}?${query}>; rel="next"`;
}

/**
 * JSON answer of an endpoint. Lists go out bare, with `Link` and `X-Total-Count`. A public read asked without a token
 * may stay at the edge and carries an ETag (304 when the caller has it); everything else is never kept.
 */
export function jsonResult(endpoint: Endpoint, event: HttpEvent, value: unknown): HttpResult {
  const page = isPage(value) ? value : undefined;
  const body = JSON.stringify(page ? page.items : value);
  const headers: Record<string, string> = { 'content-type': 'application/json; charset=utf-8' };
  if (page?.total !== undefined) headers['x-total-count'] = String(page.total);
  if (page?.next) headers.link = nextLink(event, page.next);
  const cacheable = endpoint.cache === 'public' && !event.headers.authorization;
  headers['cache-control'] = cacheable ? publicCaching : 'private, no-store';
  if (cacheable) {
    headers.etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
    if (event.headers['if-none-match'] === headers.etag) return { statusCode: 304, headers };
  }
  return { statusCode: endpoint.status ?? 200, headers, body };
}
