import { createHmac, randomBytes } from 'node:crypto';

/** RFC 6238, with what Cognito fixes: SHA-1, six digits, steps of 30 seconds. */
const stepMs = 30_000;
const digits = 6;
/** Bytes of a secret, as long as Cognito's: 52 characters. */
const secretBytes = 32;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const bitsOf = (value: number, length: number): string => value.toString(2).padStart(length, '0');

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => bitsOf(byte, 8)).join('');
  const letters = bits.match(/.{1,5}/g) ?? [];
  return letters.map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => bitsOf(alphabet.indexOf(letter), 5)).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** A new secret, in the letters that people type into an authenticator. */
export const newSecret = (): string => toBase32(randomBytes(secretBytes));

/** The step that a moment (milliseconds) is in. */
export const stepAt = (moment: number): number => Math.floor(moment / stepMs);

/** The code of a step. */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step whose code this is: the current one, or its neighbours, for clocks that differ. */
export const stepOf = (secret: string, code: string, moment: number): number | undefined =>
  [0, -1, 1].map((apart) => stepAt(moment) + apart).find((step) => codeOf(secret, step) === code);
