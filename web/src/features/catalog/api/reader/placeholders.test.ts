import { expect, test } from 'vitest';
import { splitAtPlaceholders } from './placeholders.ts';

test('every second part is a placeholder, and nothing is lost', () => {
  const prompt = '{a}Compare {control_text}, {b}{c} and { not this }.';
  expect(splitAtPlaceholders(prompt)).toEqual([
    '',
    '{a}',
    'Compare ',
    '{control_text}',
    ', ',
    '{b}',
    '',
    '{c}',
    ' and { not this }.',
  ]);
  expect(splitAtPlaceholders(prompt).join('')).toBe(prompt);
});
