import { randomBytes } from 'node:crypto';
import { hashOf } from '#lib/mail/mailed-secret.ts';
import { recoveryCodeCount } from '#shared/accounts/second-factor.ts';

/** Letters and digits that nobody takes for another one. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 80 bits: nobody guesses one, so a fast hash is enough to store it. */
const letters = 16;

const newCode = (): string => [...randomBytes(letters)].map((byte) => alphabet[byte & 31]).join('');

/** As it is shown: in groups of four. */
const grouped = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-');

export interface NewCodes {
  /** For their owner's eyes, once. */
  readonly shown: readonly string[];
  readonly hashes: readonly string[];
}

/** Recovery codes for somebody. */
export function newRecoveryCodes(): NewCodes {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  return { shown: codes.map(grouped), hashes: codes.map(hashOf) };
}
