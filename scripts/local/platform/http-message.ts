import type { IncomingMessage, ServerResponse } from 'node:http';

export class BodyTooLarge extends Error {}

/** Buffers a request's body up to `limit` bytes. Beyond that the rest is drained, so that the client gets an answer. */
export async function readBody(request: AsyncIterable<unknown>, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size <= limit) chunks.push(chunk as Buffer);
    else if (size > 4 * limit) break;
  }
  if (size > limit) throw new BodyTooLarge();
  return Buffer.concat(chunks);
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string | Buffer;
}

/** Sends an answer. To a HEAD, an empty body says nothing about the length of the GET's. */
export function send(response: ServerResponse, { status, headers, body }: Answer, withBody = true): void {
  if (response.destroyed) return;
  const payload = status === 204 || status === 304 ? '' : body;
  const length = Buffer.byteLength(payload);
  response.writeHead(status, {
    ...(headers as Record<string, string | string[]>),
    ...((withBody || length > 0) && { 'content-length': length }),
  });
  response.end(withBody ? payload : undefined);
}

/** Single-valued, lower-cased headers, as the gateway hands them to functions. */
export function flatHeaders(request: Pick<IncomingMessage, 'headers'>): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) flat[name] = Array.isArray(value) ? value.join(',') : value;
  return flat;
}
