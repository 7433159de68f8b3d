import type { HttpEvent, HttpResult } from '#lib/http/event.ts';
import { etagOf, isKnown, publicCaching } from '#lib/http/respond.ts';

/** For a missing page, which may exist in a moment: an ebook that has just been published. */
export const briefCaching = 'public, max-age=0, s-maxage=10';

interface TextOptions {
  readonly status?: number;
  readonly caching?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A public text with its ETag; 304 when the caller has it. */
export function textAnswer(
  event: HttpEvent,
  contentType: string,
  body: string,
  { status = 200, caching = publicCaching, headers: more }: TextOptions = {},
): HttpResult {
  const type = `${contentType}; charset=utf-8`;
  const headers = { ...more, 'content-type': type, 'cache-control': caching, etag: etagOf(body) };
  if (status === 200 && isKnown(event, headers.etag)) return { statusCode: 304, headers };
  return { statusCode: status, headers, body };
}

/** The page has moved permanently. */
export const moved = (location: string): HttpResult => ({
  statusCode: 301,
  headers: { location, 'cache-control': 'public, max-age=0, s-maxage=3600' },
});
