import { randomBytes } from 'node:crypto';
import type { Behavior } from './behaviors.ts';
import { type Encoding, normalisedEncodings } from './cache/policy.ts';

type Headers = Readonly<Record<string, string>>;

/** A viewer's request, after the behaviour's function. */
export interface Passed {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  /** Single-valued, with names in lower case. */
  readonly headers: Headers;
  readonly body: Buffer;
  /** The address of the viewer's connection. */
  readonly ip: string;
}

/**
 * What no policy passes on: it concerns one connection, or is CloudFront's to say. Conditions are answered at the edge.
 */
const neverForwarded = new Set(
  `host connection keep-alive expect te trailer transfer-encoding upgrade proxy-authenticate proxy-authorization
  proxy-connection x-forwarded-proto x-real-ip accept-encoding if-none-match if-modified-since`.split(/\s+/),
);

const forwardable = (headers: Headers): Headers =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !neverForwarded.has(name) && !name.startsWith('x-edge-')),
  );

const named = (headers: Headers, names: readonly string[]): Headers =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** The encodings that the answer may have, the better one first. */
export const encodingsOf = ({ headers }: Passed, { cache }: Behavior): readonly Encoding[] =>
  normalisedEncodings(headers['accept-encoding'] ?? '', cache);

/**
 * The headers that reach the origin: what the cache policy names, what the origin request policy forwards, and what
 * CloudFront itself writes. The origin's own headers come last: no viewer can replace them.
 */
export function originHeaders(passed: Passed, behavior: Behavior): Headers {
  const { headers, ip } = passed;
  const encodings = encodingsOf(passed, behavior);
  const { 'x-forwarded-for': before, via } = headers;
  return {
    'user-agent': 'Amazon CloudFront',
    ...named(headers, behavior.cache.headers),
    ...(behavior.forwardsAll && forwardable(headers)),
    host: behavior.host,
    via: `${via ? `${via}, ` : ''}1.1 local.cloudfront.net (CloudFront)`,
    'x-amz-cf-id': randomBytes(40).toString('base64url'),
    'x-forwarded-for': before ? `${before},${ip}` : ip,
    ...(encodings.length > 0 && { 'accept-encoding': encodings.join(',') }),
    ...behavior.originHeaders,
  };
}
