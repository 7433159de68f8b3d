import { S3Error } from '../errors.ts';
import type { S3Request } from '../request.ts';
import type { Signed } from '../signature/signature.ts';
import { AwsChunkedBody } from './aws-chunked.ts';
import {
  type ChecksumAlgorithm,
  type DigestAlgorithm,
  Digests,
  declaredChecksum,
  decodeDigest,
  verifyChecksum,
} from './checksums.ts';

/** A request body being received. Once `chunks` has ended, the digests are complete and declared values verified. */
export interface IncomingBody {
  readonly chunks: AsyncIterable<Buffer>;
  readonly digests: Digests;
  /** The checksum sent by the client, which S3 stores with the object. */
  readonly checksum: ChecksumAlgorithm | undefined;
}

const maxPutBytes = 5 * 1024 ** 3;

export function openBody(request: S3Request, signed: Signed, extra: readonly DigestAlgorithm[] = []): IncomingBody {
  const streaming = signed.payloadHash.startsWith('STREAMING-');
  const length = declaredLength(request, streaming);
  const checksum = declaredChecksum(request.headers);
  const digests = new Digests(neededDigests(request, signed, [...extra, ...(checksum ? [checksum] : [])]));
  const source = incomingChunks(request);
  const decoder = streaming
    ? new AwsChunkedBody(source, signed.payloadHash.startsWith('STREAMING-AWS4') ? signed.chunks : undefined)
    : undefined;

  async function* verified(): AsyncGenerator<Buffer> {
    yield* digests.measure(decoder ? decoder.chunks() : source);
    if (digests.size !== length) throw new S3Error('IncompleteBody');
    verifyDigests(request, signed, digests);
    if (checksum) {
      const name = `x-amz-checksum-${checksum}`;
      verifyChecksum(checksum, request.headers[name] ?? decoder?.trailers.get(name), digests);
    }
  }
  return { chunks: verified(), digests, checksum };
}

/** Keeps the connection open when reading stops early, so that the client still gets its error response. */
export async function* incomingChunks({ incoming }: S3Request): AsyncGenerator<Buffer> {
  try {
    yield* incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  } catch (error) {
    if (incoming.complete) throw error;
    throw new S3Error('IncompleteBody');
  }
}

/** For the small documents some operations take. */
export async function readText(body: IncomingBody, maxBytes: number): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of body.chunks) {
    size += piece.length;
    if (size > maxBytes) throw new S3Error('MalformedXML');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function declaredLength({ headers }: S3Request, streaming: boolean): number {
  const text = streaming ? headers['x-amz-decoded-content-length'] : headers['content-length'];
  if (!streaming && headers['transfer-encoding'] !== undefined) {
    throw new S3Error('NotImplemented', undefined, { details: { Header: 'Transfer-Encoding' } });
  }
  if (!/^\d{1,15}$/.test(text ?? '')) throw new S3Error('MissingContentLength');
  if (Number(text) > maxPutBytes) throw new S3Error('EntityTooLarge');
  return Number(text);
}

function neededDigests(request: S3Request, signed: Signed, extra: readonly DigestAlgorithm[]): DigestAlgorithm[] {
  const needed = [...extra];
  if (request.headers['content-md5'] !== undefined) needed.push('md5');
  if (/^[0-9a-f]{64}$/.test(signed.payloadHash)) needed.push('sha256');
  return needed;
}

function verifyDigests(request: S3Request, signed: Signed, digests: Digests): void {
  const isHash = /^[0-9a-f]{64}$/.test(signed.payloadHash);
  if (isHash && digests.digest('sha256').toString('hex') !== signed.payloadHash) {
    throw new S3Error('XAmzContentSHA256Mismatch');
  }
  const md5 = request.headers['content-md5'];
  if (md5 === undefined) return;
  const expected = decodeDigest(md5, 'md5');
  if (!expected) throw new S3Error('InvalidDigest');
  if (!expected.equals(digests.digest('md5'))) throw new S3Error('BadDigest');
}
