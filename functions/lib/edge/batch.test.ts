import fc from 'fast-check';
import { expect, it } from 'vitest';
import { batchOf } from './batch.ts';

it('names each path once, in order', () => {
  expect(batchOf(['/b', '/a*', '/b', '/a*'])).toEqual(['/a*', '/b']);
  expect(batchOf([])).toEqual([]);
});

it('leaves out what another path covers', () => {
  expect(batchOf(['/ebook/1*', '/ebook*', '/ebook', '/ebooks*', '/ebo'])).toEqual(['/ebo', '/ebook*']);
  expect(batchOf(['/a', '/*', '/b*'])).toEqual(['/*']);
});

it('is the whole site above 14 paths', () => {
  const paths = Array.from({ length: 15 }, (_, index) => `/${String.fromCharCode(97 + index)}*`);
  expect(batchOf(paths.slice(1))).toEqual(paths.slice(1));
  expect(batchOf(paths)).toEqual(['/*']);
});

it('always covers everything that was asked for', () => {
  const path = fc.stringMatching(/^\/[ab]{0,3}\*?$/);
  const matches = (pattern: string, address: string) =>
    pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
  fc.assert(
    fc.property(fc.array(path), (wanted) => {
      const batch = batchOf(wanted);
      for (const each of wanted) expect(batch.some((pattern) => matches(pattern, each.replace('*', '')))).toBe(true);
    }),
  );
});
