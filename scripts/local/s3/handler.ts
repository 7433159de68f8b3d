import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Authority } from '../aws/iam/authority.ts';
import type { LocalClock } from '../aws/service.ts';
import { callerIn, type Faults } from '../faults/faults.ts';
import type { Bucket } from './bucket.ts';
import { corsHeaders, preflightHeaders } from './cors/cors.ts';
import { S3Error } from './errors.ts';
import { isFormPost, postObject } from './form/post-object.ts';
import { withFaults } from './injected-faults.ts';
import { assertSupportedHeaders } from './object/object-headers.ts';
import type { S3Response } from './operation.ts';
import { Permission } from './permission.ts';
import { isLocalHost, parseRequest, type S3Request } from './request.ts';
import { findOperation } from './routes.ts';
import { authenticate, withHoistedHeaders } from './signature/signature.ts';
import type { Credentials } from './signature/sigv4.ts';
import { renderXml } from './xml.ts';

export interface Service {
  readonly buckets: ReadonlyMap<string, Bucket>;
  readonly clock: LocalClock;
  readonly credentials: Credentials;
  /** What signers may do; everything before it is known. */
  readonly authority: () => Authority | undefined;
  /** What tests inject into authorised calls. */
  readonly faults?: Pick<Faults, 'around'>;
  readonly log: (line: string) => void;
}

/** Never rejects: every request is answered, or its connection is cut if the response had begun. */
export async function handleRequest(
  service: Service,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const requestId = randomUUID();
  // The Date header makes the SDK correct its own clock, as it would with S3, when a test has moved this one.
  outgoing.setHeader('Date', new Date(service.clock.now()).toUTCString());
  outgoing.setHeader('Server', 'AmazonS3');
  outgoing.setHeader('x-amz-request-id', requestId);
  try {
    await send(
      incoming,
      outgoing,
      await answer(service, incoming, outgoing).catch((error: unknown) => {
        return errorResponse(service, incoming, requestId, error);
      }),
    );
  } catch (error) {
    if (!isDisconnect(error)) service.log(`S3: ${incoming.method} ${incoming.url} failed half-way: ${describe(error)}`);
    outgoing.destroy();
  }
}

async function answer(service: Service, incoming: IncomingMessage, outgoing: ServerResponse): Promise<S3Response> {
  if (!isLocalHost(incoming.headers.host)) throw new S3Error('AccessDenied', 'Only localhost is allowed.');
  const request = parseRequest(incoming);
  if (request.bucket === '') throw new S3Error('NotImplemented');
  const bucket = findBucket(service, request.bucket);
  if (request.method === 'OPTIONS') return { status: 200, headers: preflightHeaders(bucket.cors, request.headers) };
  for (const [name, value] of Object.entries(corsHeaders(bucket.cors, request.method, request.headers))) {
    outgoing.setHeader(name, value);
  }
  return await run(service, request, bucket);
}

async function run(service: Service, received: S3Request, bucket: Bucket): Promise<S3Response> {
  const { credentials, faults, log } = service;
  const now = service.clock.now();
  const permissionOf = (signer: string) => new Permission(service.authority(), signer, log);
  if (isFormPost(received)) return await postObject(received, bucket, { credentials, permissionOf, now, faults });
  const signed = authenticate(received, credentials, now);
  const request = withHoistedHeaders(received);
  const operation = findOperation(request);
  assertSupportedHeaders(request.headers);
  const permission = permissionOf(signed.accessKeyId);
  permission.checkOperation(operation.name, request);
  const call = { operation: operation.name, ...callerIn(request.headers) };
  const carryOut = () => operation.run({ request, bucket, signed, now });
  return await withFaults(faults, call, () => permission.hidingMissing(request, carryOut));
}

function findBucket({ buckets }: Service, name: string): Bucket {
  const bucket = buckets.get(name);
  if (!bucket) throw new S3Error('NoSuchBucket', undefined, { details: { BucketName: name } });
  return bucket;
}

function errorResponse(service: Service, incoming: IncomingMessage, requestId: string, error: unknown): S3Response {
  const known = error instanceof S3Error ? error : new S3Error('InternalError');
  if (known !== error) service.log(`S3: ${incoming.method} ${incoming.url} failed: ${describe(error)}`);
  const body = renderXml(
    [
      'Error',
      [
        ['Code', known.code],
        ['Message', known.message],
        ...Object.entries(known.details),
        ['Resource', (incoming.url ?? '').split('?')[0] ?? ''],
        ['RequestId', requestId],
      ],
    ],
    { namespace: false },
  );
  return { status: known.status, headers: { ...known.headers, 'content-type': 'application/xml' }, body };
}

async function send(incoming: IncomingMessage, outgoing: ServerResponse, response: S3Response): Promise<void> {
  const { status, headers = {}, body = '' } = response;
  const bodiless = incoming.method === 'HEAD' || status === 204 || status === 304;
  const length = typeof body === 'string' && !bodiless ? { 'content-length': String(Buffer.byteLength(body)) } : {};
  outgoing.writeHead(status, { ...length, ...headers });
  drain(incoming);
  if (typeof body === 'string' || bodiless) outgoing.end(bodiless ? undefined : body);
  else await pipeline(body, outgoing);
}

/**
 * Drains a request that was answered early: a client that sends before it reads would otherwise never see the answer.
 * A consumer that stopped half-way may still be attached, and the stream would wait for it.
 */
function drain(incoming: IncomingMessage): void {
  incoming.removeAllListeners('readable');
  incoming.resume();
}

/** Error codes of writing to a client that has disconnected. */
const disconnects: readonly unknown[] = [
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_UNABLE_TO_PIPE',
];

function isDisconnect(error: unknown): boolean {
  return error instanceof Error && 'code' in error && disconnects.includes(error.code);
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
