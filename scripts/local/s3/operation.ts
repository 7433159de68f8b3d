import type { Readable } from 'node:stream';
import type { Bucket } from './bucket.ts';
import type { S3Request } from './request.ts';
import type { Signed } from './signature/signature.ts';
import { type Element, renderXml } from './xml.ts';

export interface S3Response {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Readable;
}

/** The input of an operation: a request that has been authenticated and authorised. */
export interface Context {
  readonly request: S3Request;
  readonly bucket: Bucket;
  /** How the request was signed, by which its body is verified. */
  readonly signed: Signed;
  readonly now: number;
}

export type Operation = (context: Context) => S3Response | Promise<S3Response>;

export function xmlResponse(root: Element, status = 200): S3Response {
  return { status, headers: { 'content-type': 'application/xml' }, body: renderXml(root) };
}
