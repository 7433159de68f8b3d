import { unauthorized } from '../failure.ts';

/**
 * Any secret key is accepted, because the stand-in has one account, but one that ends in `revoked`. A publishable key is
 * refused, as at Stripe. The message does not repeat a key.
 */
export function requireSecretKey(header: string | string[] | undefined): void {
  const key = typeof header === 'string' ? /^Bearer\s+(\S+)$/i.exec(header)?.[1] : undefined;
  if (key === undefined) {
    throw unauthorized('You did not provide an API key. Put it into the Authorization header, using Bearer auth.');
  }
  if (!/^sk_\w{4,}$/.test(key) || key.endsWith('revoked'))
    throw unauthorized(`Invalid API Key provided: ${key.slice(0, 3)}***`);
}
