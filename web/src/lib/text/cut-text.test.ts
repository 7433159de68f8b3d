import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('short text stays unchanged', () => {
  expect(cutText('Supplier Risk under GV.SC', 50)).toBe('Supplier Risk under GV.SC');
});

test('cuts after the last whole word, without its comma', () => {
  expect(cutText('NIST CSF 2.0 in Practice: Profiles, Tiers and Evidence', 50)).toBe(
    'NIST CSF 2.0 in Practice: Profiles, Tiers and…',
  );
  expect(cutText('one two, three', 8)).toBe('one two…');
  expect(cutText('one two three', 7)).toBe('one two…');
});

test('cuts a single long word, but never inside a character', () => {
  expect(cutText('🔒'.repeat(20), 5)).toBe(`${'🔒'.repeat(5)}…`);
});
