import { randomBytes } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** As long as Stripe's own, so that a column or pattern that is too narrow fails here. */
const lengths = {
  cs_test_: 58,
  li_: 24,
  pi_: 24,
  ch_: 24,
  re_: 24,
  du_: 24,
  evt_: 24,
  prod_: 14,
  price_: 24,
  req_: 14,
} as const;

export function newId(prefix: keyof typeof lengths): string {
  return prefix + randomLetters(lengths[prefix]);
}

export function randomLetters(count: number): string {
  return Array.from(randomBytes(count), (byte) => letters[byte % letters.length]).join('');
}
