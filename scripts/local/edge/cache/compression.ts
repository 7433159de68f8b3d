import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Answer } from '../../platform/http-message.ts';
import type { Encoding } from './policy.ts';

/** Media types that CloudFront compresses, as far as a site has them. Atom feeds are not among them. */
const compressible = new Set(
  `application/javascript application/json application/rss+xml application/xhtml+xml application/xml application/x-javascript
  font/otf font/ttf image/svg+xml text/css text/csv text/html text/javascript text/plain text/xml`.split(/\s+/),
);
/** In bytes. */
const smallest = 1000;
const largest = 10_000_000;

const compress: Readonly<Record<Encoding, (body: Answer['body']) => Buffer>> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body) => gzipSync(body),
};

function isWorth({ status, headers, body }: Answer): boolean {
  const type = String(headers['content-type'] ?? '')
    .split(';', 1)[0]
    ?.trim();
  const size = Buffer.byteLength(body);
  return (
    [200, 403, 404].includes(status) &&
    !headers['content-encoding'] &&
    compressible.has(type ?? '') &&
    size >= smallest &&
    size <= largest
  );
}

/** Both versions of a text have the same tag, so it cannot promise the same bytes. */
export const weakTag = (tag: string): string => (tag.startsWith('W/') ? tag : `W/${tag}`);

/** Compresses what CloudFront compresses, in the best of these encodings. */
export function compressed(answer: Answer, [encoding]: readonly Encoding[]): Answer {
  if (!encoding || !isWorth(answer)) return answer;
  const { etag } = answer.headers;
  return {
    ...answer,
    headers: {
      ...answer.headers,
      ...(typeof etag === 'string' && { etag: weakTag(etag) }),
      'content-encoding': encoding,
      vary: 'Accept-Encoding',
    },
    body: compress[encoding](answer.body),
  };
}
