import { expect, it } from 'vitest';
import { codeOf, newSecret, stepAt, stepOf } from './totp.ts';

/** The secret of RFC 6238, appendix B: `12345678901234567890`. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('the code of second %i is that of the RFC', (seconds, code) => {
  expect(codeOf(secret, stepAt(seconds * 1000))).toBe(code);
});

it('a code is found a step early or late, and no further', () => {
  const code = codeOf(secret, 100);
  expect([98, 99, 100, 101, 102].map((step) => stepOf(secret, code, step * 30_000))).toEqual([
    undefined,
    100,
    100,
    100,
    undefined,
  ]);
});

it('secrets are 52 letters that people can type, and never the same', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{52}$/);
  expect(newSecret()).not.toBe(newSecret());
});
