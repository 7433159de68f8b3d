import { S3Error } from '../errors.ts';
import type { Headers, S3Request } from '../request.ts';
import { uriEncode, uriEncodePath } from '../uri.ts';
import { type Claim, readClaim } from './claim.ts';
import {
  type Credentials,
  hmac,
  sameSignature,
  scopeText,
  secretOf,
  sha256Hex,
  signatureAlgorithm,
  signingKey,
} from './sigv4.ts';

/** What the chunks of a streamed body are signed with: each signature covers the one before it. */
export interface ChunkSigning {
  readonly key: Buffer;
  readonly amzDate: string;
  readonly scope: string;
  readonly seed: string;
}

/** Proof that a request was signed with a known key. */
export interface Signed {
  readonly accessKeyId: string;
  readonly payloadHash: string;
  readonly chunks: ChunkSigning;
}

const skewMs = 15 * 60 * 1000;
/** Query parameters that are part of the signature itself, in lower case. */
const signatureParameters = new Set(
  ['Algorithm', 'Credential', 'Date', 'Expires', 'SignedHeaders', 'Signature', 'Content-Sha256', 'Security-Token'].map(
    (name) => `x-amz-${name.toLowerCase()}`,
  ),
);

/** Throws if the signature is missing or wrong. No bucket allows unsigned requests. */
export function authenticate(request: S3Request, credentials: Credentials, now: number): Signed {
  const claim = readClaim(request);
  if (!claim) throw new S3Error('AccessDenied');
  const key = signingKey(secretOf(credentials, claim.credential.accessKeyId), claim.credential.scope);
  const scope = scopeText(claim.credential.scope);
  const toSign = [signatureAlgorithm, claim.amzDate, scope, sha256Hex(canonicalRequest(request, claim))].join('\n');
  if (!sameSignature(hmac(key, toSign).toString('hex'), claim.signature)) throw new S3Error('SignatureDoesNotMatch');
  checkHeadersSigned(request.headers, claim.signedHeaders);
  checkTime(claim, now);
  return {
    accessKeyId: claim.credential.accessKeyId,
    payloadHash: claim.payloadHash,
    chunks: { key, amzDate: claim.amzDate, scope, seed: claim.signature },
  };
}

/**
 * The path and query are decoded and re-encoded rather than taken as received, so that equivalent spellings of a
 * request have one signature, and what is verified is exactly what is acted upon.
 */
function canonicalRequest(request: S3Request, claim: Claim): string {
  const headers = claim.signedHeaders.map((name) => `${name}:${(request.headers[name] ?? '').replace(/\s+/g, ' ')}\n`);
  return [
    request.method,
    uriEncodePath(request.path),
    canonicalQuery(request, claim),
    headers.join(''),
    claim.signedHeaders.join(';'),
    claim.payloadHash,
  ].join('\n');
}

function canonicalQuery(request: S3Request, claim: Claim): string {
  return [...request.query]
    .filter(([name]) => claim.kind === 'header' || name !== 'X-Amz-Signature')
    .map(([name, value]) => [uriEncode(name), uriEncode(value)] as const)
    .sort(([nameA, valueA], [nameB, valueB]) => compare(nameA, nameB) || compare(valueA, valueB))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The user of a pre-signed URL must not add headers its signer never saw, such as metadata or another checksum. */
function checkHeadersSigned(headers: Headers, signed: readonly string[]): void {
  const unsigned = Object.keys(headers).filter(
    (name) => (name === 'host' || name.startsWith('x-amz-')) && !signed.includes(name),
  );
  if (unsigned.length > 0) {
    throw new S3Error('AccessDenied', 'There were headers present in the request which were not signed', {
      details: { HeadersNotSigned: unsigned.join(', ') },
    });
  }
}

function checkTime(claim: Claim, now: number): void {
  if (claim.kind === 'header') {
    if (Math.abs(now - claim.time) > skewMs) throw new S3Error('RequestTimeTooSkewed');
    return;
  }
  if (claim.time - now > skewMs) throw new S3Error('AccessDenied', 'Request is not yet valid');
  if (now > claim.time + claim.expires * 1000) throw new S3Error('AccessDenied', 'Request has expired');
}

/**
 * A pre-signed URL carries `x-amz-*` headers as query parameters, and S3 treats them as headers. Checksums are the
 * exception: the signer cannot know the body, the SDK signs the checksum of an empty one, and S3 ignores it.
 */
export function withHoistedHeaders(request: S3Request): S3Request {
  const hoisted: Record<string, string> = {};
  for (const [name, value] of request.query) {
    const header = name.toLowerCase();
    const ignored = signatureParameters.has(header) || /^x-amz-(sdk-)?checksum-/.test(header);
    if (header.startsWith('x-amz-') && !ignored) hoisted[header] = value;
  }
  return { ...request, headers: { ...hoisted, ...request.headers } };
}
