import { randomBytes } from 'node:crypto';
import { isSigned, sign } from '#lib/aws/signature.ts';
import { visitorCookieName as name } from '#lib/browser/cookies.ts';
import { days } from '#lib/clock.ts';
import { readEnv } from '#lib/env.ts';

/** A visitor who may return: a random id and the day (in the site's time zone) of the first visit. */
export interface Visitor {
  readonly id: string;
  readonly since: string;
}

/** Thirteen months from the first visit; later visits do not extend it. */
const lifetime = days(396);
const attributes = 'Path=/api/track-visitor; HttpOnly; Secure; SameSite=Strict';

const env = readEnv('visitorSecret');

export const newVisitor = (today: string): Visitor => ({ id: randomBytes(12).toString('base64url'), since: today });

/** The visitor named by a cookie, if we signed it and it has not expired. */
export async function readVisitor(cookies: Readonly<Record<string, string>>, at: number): Promise<Visitor | undefined> {
  const found = /^([\w-]{16})\.(\d{4}-\d\d-\d\d)\.([\w-]{22})$/.exec(cookies[name] ?? '');
  const [, id = '', since = '', signature = ''] = found ?? [];
  if (!found || at >= Date.parse(since) + lifetime) return undefined;
  return (await isSigned(env.visitorSecret, `${id}.${since}`, signature)) ? { id, since } : undefined;
}

/** The cookie of a new visitor. */
export async function visitorCookie({ id, since }: Visitor): Promise<string> {
  const value = `${id}.${since}.${await sign(env.visitorSecret, `${id}.${since}`)}`;
  return `${name}=${value}; Max-Age=${lifetime / 1000}; ${attributes}`;
}

export const hasVisitorCookie = (cookies: Readonly<Record<string, string>>): boolean => cookies[name] !== undefined;
export const noVisitorCookie = `${name}=; Max-Age=0; ${attributes}`;
