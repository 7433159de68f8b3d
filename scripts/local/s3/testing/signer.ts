import { createHash, createHmac } from 'node:crypto';
import { accessKey, type TestS3, testRegion, testSecret } from './harness.ts';

/**
 * A second SigV4, written from its specification and sharing no code with the server, for the forms the SDK does not
 * produce: signed chunks, POST policies, and requests that are wrong on purpose.
 */
export function hash(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

export function mac(key: string | Buffer, data: string): Buffer {
  return createHmac('sha256', key).update(data).digest();
}

export function dateKey(day: string, secret = testSecret): Buffer {
  let key = mac(`AWS4${secret}`, day);
  for (const part of [testRegion, 's3', 'aws4_request']) key = mac(key, part);
  return key;
}

export function amzDate(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

export function scope(day: string): string {
  return `${day}/${testRegion}/s3/aws4_request`;
}

export interface ToSign {
  readonly method: string;
  readonly path: string;
  /** Canonical already: encoded and sorted. */
  readonly query?: string;
  readonly host: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payloadHash: string;
  readonly time: number;
}

/** The request's headers with the signature added. */
export function signHeaders(request: ToSign): { headers: Record<string, string>; signature: string } {
  const date = amzDate(request.time);
  const day = date.slice(0, 8);
  const headers: Record<string, string> = {
    ...request.headers,
    host: request.host,
    'x-amz-content-sha256': request.payloadHash,
    'x-amz-date': date,
  };
  const names = Object.keys(headers).sort();
  const canonical = [
    request.method,
    request.path,
    request.query ?? '',
    names.map((name) => `${name}:${headers[name]}\n`).join(''),
    names.join(';'),
    request.payloadHash,
  ].join('\n');
  const signature = mac(dateKey(day), `AWS4-HMAC-SHA256\n${date}\n${scope(day)}\n${hash(canonical)}`).toString('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope(day)}, SignedHeaders=${names.join(';')}, Signature=${signature}`;
  return { headers: { ...headers, authorization }, signature };
}

/** The headers of a request without a body. */
export function signedHeaders({ s3, clock }: TestS3, path: string, { method = 'GET', headers = {}, host = '' } = {}) {
  const base = { method, path, host: host || `127.0.0.1:${s3.port}`, payloadHash: hash('') };
  return signHeaders({ ...base, headers, time: clock.now() }).headers;
}

/** An `aws-chunked` body with a signature on each chunk and, when there are trailers, on those. */
export function signedChunks(
  pieces: readonly Buffer[],
  { seed, time, trailers }: { seed: string; time: number; trailers?: Readonly<Record<string, string>> },
): Buffer {
  const date = amzDate(time);
  const day = date.slice(0, 8);
  let previous = seed;
  const sign = (kind: string, hashes: string[]): string => {
    previous = mac(
      dateKey(day),
      [`AWS4-HMAC-SHA256-${kind}`, date, scope(day), previous, ...hashes].join('\n'),
    ).toString('hex');
    return previous;
  };
  const framed = [...pieces, Buffer.alloc(0)].map((piece) => {
    const signature = sign('PAYLOAD', [hash(''), hash(piece)]);
    const head = Buffer.from(`${piece.length.toString(16)};chunk-signature=${signature}\r\n`);
    return piece.length > 0 ? Buffer.concat([head, piece, Buffer.from('\r\n')]) : head;
  });
  if (!trailers) return Buffer.concat([...framed, Buffer.from('\r\n')]);
  const lines = Object.entries(trailers);
  const signature = sign('TRAILER', [hash(lines.map(([name, value]) => `${name}:${value}\n`).join(''))]);
  const tail = [...lines, ['x-amz-trailer-signature', signature]].map(([name, value]) => `${name}:${value}\r\n`);
  return Buffer.concat([...framed, Buffer.from(`${tail.join('')}\r\n`)]);
}
