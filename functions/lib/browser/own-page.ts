import { readEnv } from '../env.ts';
import { forbidden } from '../errors.ts';
import type { RequestInfo } from '../http/event.ts';

const { siteUrl } = readEnv('siteUrl');

/**
 * Refuses a call from a page that is not ours, where a cookie is all the authority: `SameSite=Strict` keeps other sites
 * away, but not other hosts of our domain. Browsers say where a call comes from, in one header or the other, and no
 * script can change that; who says nothing is no browser, and has no cookie but its own.
 */
export function requireOwnPage({ headers }: Pick<RequestInfo, 'headers'>): void {
  const { origin, 'sec-fetch-site': site } = headers;
  const isOurs = site ? site === 'same-origin' : origin === undefined || origin === siteUrl;
  if (!isOurs) throw forbidden('Please use the site');
}
