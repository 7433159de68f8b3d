import { S3Error } from '../errors.ts';
import type { S3Request } from '../request.ts';
import { type Credential, parseAmzDate, parseCredential, signatureAlgorithm } from './sigv4.ts';

/** What a request claims about its own signature, before anything is verified. */
export interface Claim {
  readonly kind: 'header' | 'query';
  readonly credential: Credential;
  readonly amzDate: string;
  readonly time: number;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  /** The last line of the canonical request: a hash of the body, or the marker for "not hashed" or "in chunks". */
  readonly payloadHash: string;
  /** Query form only: the URL's lifetime in seconds. */
  readonly expires: number;
}

const payloadHashForm =
  /^([0-9a-f]{64}|UNSIGNED-PAYLOAD|STREAMING-UNSIGNED-PAYLOAD-TRAILER|STREAMING-AWS4-HMAC-SHA256-PAYLOAD(-TRAILER)?)$/;
const maxExpiresSeconds = 7 * 24 * 60 * 60;

/** Undefined for an anonymous request. */
export function readClaim(request: S3Request): Claim | undefined {
  const header = request.headers.authorization;
  const presigned = request.query.has('X-Amz-Signature') || request.query.has('X-Amz-Credential');
  if (header !== undefined && presigned) {
    throw new S3Error('InvalidArgument', 'Only one auth mechanism allowed');
  }
  if (presigned) return readQueryClaim(request);
  return header === undefined ? undefined : readHeaderClaim(request, header);
}

function readHeaderClaim(request: S3Request, header: string): Claim {
  const [algorithm, ...rest] = header.split(' ');
  if (algorithm !== signatureAlgorithm) throw new S3Error('InvalidArgument', 'Unsupported Authorization Type');
  const fields = new Map(rest.join(' ').split(',').map(nameAndValue));
  const credential = parseCredential(fields.get('Credential'));
  const signedHeaders = fields.get('SignedHeaders');
  const signature = fields.get('Signature');
  if (!credential || !signedHeaders || !signature) throw new S3Error('AuthorizationHeaderMalformed');
  const amzDate = request.headers['x-amz-date'];
  const time = parseAmzDate(amzDate);
  if (amzDate === undefined || time === undefined) {
    throw new S3Error('AccessDenied', 'AWS authentication requires a valid Date or x-amz-date header');
  }
  if (!amzDate.startsWith(credential.scope.date)) throw new S3Error('AuthorizationHeaderMalformed');
  const payloadHash = checkPayloadHash(request.headers['x-amz-content-sha256']);
  return {
    ...{ kind: 'header', credential, amzDate, time, signature, payloadHash, expires: 0 },
    signedHeaders: signedHeaders.split(';'),
  };
}

function readQueryClaim({ query, headers }: S3Request): Claim {
  const credential = parseCredential(query.get('X-Amz-Credential'));
  const amzDate = query.get('X-Amz-Date');
  const time = parseAmzDate(amzDate);
  const signature = query.get('X-Amz-Signature');
  const signedHeaders = query.get('X-Amz-SignedHeaders');
  const expires = /^\d{1,7}$/.test(query.get('X-Amz-Expires') ?? '') ? Number(query.get('X-Amz-Expires')) : 0;
  const complete = credential && amzDate !== undefined && time !== undefined && signature && signedHeaders;
  if (!complete || query.get('X-Amz-Algorithm') !== signatureAlgorithm || !amzDate.startsWith(credential.scope.date)) {
    throw new S3Error('AuthorizationQueryParametersError');
  }
  if (expires < 1 || expires > maxExpiresSeconds) {
    throw new S3Error(
      'AuthorizationQueryParametersError',
      'X-Amz-Expires must be between 1 and 604800 seconds (a week)',
    );
  }
  const payloadHash = checkPayloadHash(
    headers['x-amz-content-sha256'] ?? query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
  );
  return {
    ...{ kind: 'query', credential, amzDate, time, signature, payloadHash, expires },
    signedHeaders: signedHeaders.split(';'),
  };
}

function nameAndValue(field: string): [name: string, value: string] {
  const [name = '', ...value] = field.trim().split('=');
  return [name, value.join('=')];
}

function checkPayloadHash(value: string | undefined): string {
  if (value === undefined) {
    throw new S3Error('InvalidRequest', 'Missing required header for this request: x-amz-content-sha256');
  }
  if (!payloadHashForm.test(value)) {
    throw new S3Error(
      'InvalidArgument',
      'x-amz-content-sha256 must be UNSIGNED-PAYLOAD, a STREAMING- value or a valid sha256 value.',
    );
  }
  return value;
}
