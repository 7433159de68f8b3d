import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits for a link. The table stores only their hash, so that read access to it is not enough to use the link. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Compares two hashes in constant time. */
export const sameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Contents of a link: the key to look up, and the secret that proves it. */
export interface LinkToken {
  readonly key: string;
  readonly secret: string;
}
export const writeToken = ({ key, secret }: LinkToken): string => `${key}.${secret}`;

/** Undefined for anything that is not the token of one of our links. */
export function readToken(token: string): LinkToken | undefined {
  const [, key, secret] = /^(\w{1,60})\.([\w-]{43})$/.exec(token) ?? [];
  return key && secret ? { key, secret } : undefined;
}
