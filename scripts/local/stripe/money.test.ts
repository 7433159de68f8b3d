import { describe, expect, it } from 'vitest';
import { decimal, isCurrency, money, parseDecimal } from './money.ts';

describe('money', () => {
  it('is formatted with the digits of its currency', () => {
    expect(money(2405, 'usd')).toBe('$24.05');
    expect(money(2405, 'jpy')).toBe('¥2,405');
    expect(decimal(2405, 'usd')).toBe('24.05');
    expect(decimal(2405, 'jpy')).toBe('2405');
  });

  it('is parsed from the same format', () => {
    expect(parseDecimal(' 24.05 ', 'usd')).toBe(2405);
    expect(parseDecimal('24.5', 'usd')).toBe(2450);
    expect(parseDecimal('24', 'usd')).toBe(2400);
    expect(parseDecimal('24', 'jpy')).toBe(24);
  });

  it.each(['24.055', '-1', '1e3', '$5', '1,000', '.5', ''])('is not parsed from %s', (text) => {
    expect(parseDecimal(text, 'usd')).toBeUndefined();
  });

  it('accepts only existing currencies', () => {
    expect(isCurrency('usd')).toBe(true);
    expect(isCurrency('zzz')).toBe(false);
  });
});
