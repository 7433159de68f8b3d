import { expect, it } from 'vitest';
import { byItself, greatestNote, renumbered } from './footnotes.ts';

it('footnotes count on from those before', () => {
  expect(renumbered('A[^x] and b[^2].\n\n[^x]: One\n\n[^2]: Two', 7)).toEqual({
    ...{ markdown: 'A[^8] and b[^9].\n\n[^8]: One\n\n[^9]: Two', used: 9 },
  });
});

it('a section by itself is the same wherever it stands', () => {
  const text = 'A[^1].\n\n[^1]: One';
  expect([byItself('\nA[^8].\n\n[^8]: One\n'), byItself(text)]).toEqual([text, text]);
});

it('knows the greatest number, whatever other names there are', () => {
  expect(greatestNote('A[^3] b[^note] c[^12].')).toBe(12);
  expect(greatestNote('A[^note]')).toBe(0);
});
