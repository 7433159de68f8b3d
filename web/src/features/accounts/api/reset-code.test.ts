import { describe, expect, it } from 'vitest';
import { resetCode } from './reset-code.ts';

describe('resetCode', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['Code: 123-456', '123456'],
    ['1234567', '123456'],
    ['12ab', '12'],
    ['', ''],
  ])('reads %j as %j', (typed, code) => expect(resetCode(typed)).toBe(code));
});
