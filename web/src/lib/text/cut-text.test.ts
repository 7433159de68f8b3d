import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('what fits stays as it is', () => {
  expect(cutText('Supplier Risk under GV.SC', 50)).toBe('Supplier Risk under GV.SC');
});

test('cuts behind the last whole word, without its comma', () => {
  expect(cutText('NIST CSF 2.0 in Practice: Profiles, Tiers and Evidence', 50)).toBe(
    'NIST CSF 2.0 in Practice: Profiles, Tiers and…',
  );
  expect(cutText('one two, three', 8)).toBe('one two…');
  expect(cutText('one two three', 7)).toBe('one two…');
});

test('a single long word is cut inside, never in the middle of a character', () => {
  expect(cutText('🔒'.repeat(20), 5)).toBe(`${'🔒'.repeat(5)}…`);
});
