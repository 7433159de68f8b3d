import type { HttpEvent, HttpResult } from '#lib/http/event.ts';
import { withoutBodyForHead } from '#lib/http/head.ts';
import { problemResult } from '#lib/http/problem.ts';
import { requireEdge } from '#lib/http/require-edge.ts';
import { longestPathValue } from '#shared/kernel/endpoint.ts';
import { briefCaching, textAnswer } from './answer.ts';
import { shareImage } from './share-image/share-image.ts';

/** Kept for an hour: an image may show an old title or price that long. Drawing it takes a moment. */
const headers = {
  'content-type': 'image/png',
  'cache-control': 'public, max-age=3600, s-maxage=3600, stale-while-revalidate=60, stale-if-error=86400',
};

async function answer(event: HttpEvent): Promise<HttpResult> {
  const [, kind = '', id = ''] = /^\/og\/([a-z-]+)\/([\w-]+)\.png$/.exec(event.rawPath) ?? [];
  const image = id.length > longestPathValue ? undefined : await shareImage(kind, id);
  if (!image) return textAnswer(event, 'text/plain', 'Not found\n', { status: 404, caching: briefCaching });
  return { statusCode: 200, headers, body: Buffer.from(image).toString('base64'), isBase64Encoded: true };
}

export async function handler(event: HttpEvent): Promise<HttpResult> {
  try {
    requireEdge(event);
    return withoutBodyForHead(event, await answer(event));
  } catch (error) {
    return withoutBodyForHead(event, problemResult(error));
  }
}
