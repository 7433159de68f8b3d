import { expect, it } from 'vitest';
import { compressed } from '#lib/http/compressed.ts';
import { fitsAnswer, merged } from './export.service.ts';

it('puts the parts of an export into one object and loses none of them', () => {
  expect(merged([{ profile: { id: 'a' } }, { orders: [], requests: [] }])).toEqual({
    profile: { id: 'a' },
    orders: [],
    requests: [],
  });
  expect(() => merged([{ orders: [] }, { orders: [] }])).toThrow('Two domains export "orders"');
});

it('knows what a function can answer with: six megabytes, as it is sent', () => {
  const exported = (length: number) => ({ highlights: 'é'.repeat(length) });
  expect(fitsAnswer(exported(2_900_000))).toBe(true);
  expect(fitsAnswer(exported(3_100_000))).toBe(false);
  const quoted = { highlights: Array(800_000).fill('four') };
  expect(JSON.stringify(quoted).length).toBeLessThan(5_700_000);
  expect(fitsAnswer(quoted)).toBe(false);
  const gzip = { headers: { 'accept-encoding': 'gzip' } };
  expect(fitsAnswer(compressed(exported(3_100_000), gzip))).toBe(true);
});
