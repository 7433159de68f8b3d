import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, string, number, Buffer>(scrypt);
const bytes = 32;

/** Six digits. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

export interface HashedCode {
  readonly code_salt: string;
  readonly code_hash: string;
}

/** A million codes are quickly tried, so this hash is slow: half an hour is too short to try them all. */
export async function hashCode(code: string): Promise<HashedCode> {
  const code_salt = randomBytes(16).toString('hex');
  return { code_salt, code_hash: (await derive(code, code_salt, bytes)).toString('hex') };
}

/** Takes the same time when there is nothing to compare with. */
export async function isCode(code: string, hashed: HashedCode | undefined): Promise<boolean> {
  const given = await derive(code, hashed?.code_salt ?? 'nobody', bytes);
  const wanted = hashed ? Buffer.from(hashed.code_hash, 'hex') : Buffer.alloc(bytes);
  return timingSafeEqual(given, wanted) && hashed !== undefined;
}
