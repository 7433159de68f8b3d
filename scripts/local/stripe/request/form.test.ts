import { describe, expect, it } from 'vitest';
import { branchItems, canonicalForm, decodeForm } from './form.ts';

describe('form encoding', () => {
  it('reads nested names as a tree', () => {
    const form = decodeForm('line_items[0][price_data][currency]=usd&line_items[0][quantity]=2&mode=payment');
    expect(JSON.parse(JSON.stringify(form))).toEqual({
      mode: 'payment',
      line_items: { '0': { price_data: { currency: 'usd' }, quantity: '2' } },
    });
  });

  it('reads lists in the order of their indexes, and unnumbered ones in the order received', () => {
    const items = (encoded: string) => branchItems(decodeForm(encoded).a as Record<string, string>);
    expect(items('a[10]=c&a[2]=b&a[0]=a')).toEqual(['a', 'b', 'c']);
    expect(items('a[]=x&a[]=y')).toEqual(['x', 'y']);
  });

  it('treats prototype names as plain names', () => {
    const form = decodeForm('__proto__[polluted]=yes&constructor[prototype][polluted]=yes');
    expect(Object.keys(form)).toEqual(['__proto__', 'constructor']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('refuses malformed, conflicting and very deep names', () => {
    expect(() => decodeForm('a[b=1')).toThrow('Invalid parameter name');
    expect(() => decodeForm('a=1&a[b]=2')).toThrow('Invalid object');
    expect(() => decodeForm(`a${'[b]'.repeat(1000)}=1`)).toThrow('nested too deeply');
  });

  it('treats the same fields in another order as equal, and no others', () => {
    expect(canonicalForm('a=1&b[0]=2')).toBe(canonicalForm('b[0]=2&a=1'));
    expect(canonicalForm('a=1')).not.toBe(canonicalForm('a=2'));
    expect(canonicalForm('a=1&b=2')).not.toBe(canonicalForm('a=1'));
  });
});
