import { describe, expect, it } from 'vitest';
import { decimal, isCurrency, money, parseDecimal } from './money.ts';

describe('money', () => {
  it('is written with the digits of its currency', () => {
    expect(money(2405, 'usd')).toBe('$24.05');
    expect(money(2405, 'jpy')).toBe('¥2,405');
    expect(decimal(2405, 'usd')).toBe('24.05');
    expect(decimal(2405, 'jpy')).toBe('2405');
  });

  it('is read as it is written', () => {
    expect(parseDecimal(' 24.05 ', 'usd')).toBe(2405);
    expect(parseDecimal('24.5', 'usd')).toBe(2450);
    expect(parseDecimal('24', 'usd')).toBe(2400);
    expect(parseDecimal('24', 'jpy')).toBe(24);
  });

  it.each(['24.055', '-1', '1e3', '$5', '1,000', '.5', ''])('is not read from %s', (text) => {
    expect(parseDecimal(text, 'usd')).toBeUndefined();
  });

  it('has a currency that exists', () => {
    expect(isCurrency('usd')).toBe(true);
    expect(isCurrency('zzz')).toBe(false);
  });
});
