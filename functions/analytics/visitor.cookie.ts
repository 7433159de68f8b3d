import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { days } from '#lib/clock.ts';
import { readEnv } from '#lib/env.ts';

/** A visitor who may return: a random id and the day (in the site's time zone) of the first visit. */
export interface Visitor {
  readonly id: string;
  readonly since: string;
}

const name = 'visitor';
/** Thirteen months from the first visit; later visits do not extend it. */
const lifetime = days(396);
const attributes = 'Path=/api/track-visitor; HttpOnly; Secure; SameSite=Strict';

/** A separate key, so that a signature reveals nothing about the secret it is derived from. */
const key = createHmac('sha256', readEnv('originSecret').originSecret).update('visitor-cookie').digest();
const signatureOf = (text: string): Buffer => createHmac('sha256', key).update(text).digest().subarray(0, 16);

export const newVisitor = (today: string): Visitor => ({ id: randomBytes(12).toString('base64url'), since: today });

/** The visitor named by a cookie, if we signed it and it has not expired. */
export function readVisitor(cookies: Readonly<Record<string, string>>, at: number): Visitor | undefined {
  const found = /^([\w-]{16})\.(\d{4}-\d\d-\d\d)\.([\w-]{22})$/.exec(cookies[name] ?? '');
  const [, id = '', since = '', signature = ''] = found ?? [];
  if (!found || !timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(`${id}.${since}`))) return undefined;
  return at < Date.parse(since) + lifetime ? { id, since } : undefined;
}

/** The cookie of a new visitor. */
export function visitorCookie({ id, since }: Visitor): string {
  const value = `${id}.${since}.${signatureOf(`${id}.${since}`).toString('base64url')}`;
  return `${name}=${value}; Max-Age=${lifetime / 1000}; ${attributes}`;
}

export const hasVisitorCookie = (cookies: Readonly<Record<string, string>>): boolean => cookies[name] !== undefined;
export const noVisitorCookie = `${name}=; Max-Age=0; ${attributes}`;
