import type { HttpEvent, HttpResult } from './event.ts';

/** The answer to a HEAD is that to a GET without its body. */
export function withoutBodyForHead(
  { requestContext }: Pick<HttpEvent, 'requestContext'>,
  result: HttpResult,
): HttpResult {
  if (requestContext.http.method !== 'HEAD') return result;
  const { body: _, isBase64Encoded: __, ...head } = result;
  return head;
}
