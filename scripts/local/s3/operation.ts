import type { Readable } from 'node:stream';
import type { Bucket } from './bucket.ts';
import { S3Error } from './errors.ts';
import type { S3Request } from './request.ts';
import type { Signed } from './signature.ts';
import { type Element, renderXml } from './xml.ts';

export interface S3Response {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Readable;
}

/** What an operation is given: a request that has been authenticated and may go on. */
export interface Context {
  readonly request: S3Request;
  readonly bucket: Bucket;
  /** Undefined only for reads of public objects. */
  readonly signed: Signed | undefined;
  readonly now: number;
  /** Another bucket, for the source of a copy. */
  readonly findBucket: (name: string) => Bucket;
}

export type Operation = (context: Context) => S3Response | Promise<S3Response>;

export function xmlResponse(root: Element, status = 200): S3Response {
  return { status, headers: { 'content-type': 'application/xml' }, body: renderXml(root) };
}

/** For operations that read a body: what it was signed with is needed to verify it. */
export function requireSigned({ signed }: Context): Signed {
  if (!signed) throw new S3Error('AccessDenied');
  return signed;
}
