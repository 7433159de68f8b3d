import { gzipSync } from 'node:zlib';
import type { RequestInfo } from './event.ts';
import { RawResult } from './respond.ts';

/** Bytes from which compressing here is worth it; what is smaller, the edge compresses. */
const worthIt = 100_000;

/**
 * A private JSON response of any length: a function may answer with six megabytes, and text shrinks to a tenth. Returns
 * the value itself when it is short, or when the caller does not accept compression.
 */
export function compressed<T>(value: T, { headers }: Pick<RequestInfo, 'headers'>): T | RawResult {
  const text = JSON.stringify(value);
  if (text.length < worthIt || !/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return value;
  return new RawResult({
    statusCode: 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'private, no-store',
      vary: 'accept-encoding',
    },
    body: gzipSync(text).toString('base64'),
    isBase64Encoded: true,
  });
}
