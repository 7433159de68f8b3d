import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits for a link. The table keeps only `hashOf` it, so that nobody can act with what they read there. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Compares two hashes without telling by the time how much of them agrees. */
export const sameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** What a link carries: where to look, and the secret that proves it. */
export interface LinkToken {
  readonly key: string;
  readonly secret: string;
}
export const writeToken = ({ key, secret }: LinkToken): string => `${key}.${secret}`;

/** Undefined for anything that no link of ours has carried. */
export function readToken(token: string): LinkToken | undefined {
  const [, key, secret] = /^(\w{1,60})\.([\w-]{43})$/.exec(token) ?? [];
  return key && secret ? { key, secret } : undefined;
}
