import { createHash } from 'node:crypto';

/** Hashes a key that the table should not contain, such as the address of somebody without an account. */
export const hiddenKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
