import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { S3Error } from '../errors.ts';

/** The arithmetic of AWS Signature Version 4, shared by the header, query, chunk and POST policy forms. */
export const signatureAlgorithm = 'AWS4-HMAC-SHA256';

export const emptySha256 = sha256Hex('');

/** What a signature is bound to besides the request: a day, a region and the service. */
export interface Scope {
  readonly date: string;
  readonly region: string;
}

export interface Credential {
  readonly accessKeyId: string;
  readonly scope: Scope;
}

export function sha256Hex(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

export function hmac(key: string | Buffer, data: string): Buffer {
  return createHmac('sha256', key).update(data).digest();
}

export function signingKey(secret: string, scope: Scope): Buffer {
  return hmac(hmac(hmac(hmac(`AWS4${secret}`, scope.date), scope.region), 's3'), 'aws4_request');
}

export function scopeText(scope: Scope): string {
  return `${scope.date}/${scope.region}/s3/aws4_request`;
}

/** Compares in constant time, so that a guess learns nothing from the duration. */
export function sameSignature(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** `KEY/20260101/eu-central-1/s3/aws4_request`; undefined for anything else. */
export function parseCredential(text: string | undefined): Credential | undefined {
  const match = /^([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request$/.exec(text ?? '');
  const [, accessKeyId, date, region] = match ?? [];
  return accessKeyId && date && region ? { accessKeyId, scope: { date, region } } : undefined;
}

/** `20260101T120000Z` in milliseconds; undefined for anything else. */
export function parseAmzDate(text: string | undefined): number | undefined {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text ?? '');
  if (!match) return undefined;
  const time = Date.parse(`${match[1]}-${match[2]}-${match[3]}T${match[4]}:${match[5]}:${match[6]}Z`);
  return Number.isNaN(time) ? undefined : time;
}

export type Credentials = (accessKeyId: string) => string | undefined;

export function secretOf(credentials: Credentials, accessKeyId: string): string {
  const secret = credentials(accessKeyId);
  if (secret === undefined) throw new S3Error('InvalidAccessKeyId');
  return secret;
}
