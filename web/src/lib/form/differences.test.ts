import { expect, test } from 'vitest';
import { differences } from './differences.ts';

test('are the stored values that are not typed', () => {
  const stored = { name: 'NIST CSF', version: '2.0', url: '' };
  expect(differences(stored, { name: 'NIST CSF', version: '1.1', url: '' })).toEqual([
    { name: 'version', value: '2.0' },
  ]);
  expect(differences(stored, stored)).toEqual([]);
});

test('compare lists by their entries', () => {
  const stored = { tags: ['a', 'b'] };
  expect(differences(stored, { tags: ['a', 'b'] })).toEqual([]);
  expect(differences(stored, { tags: ['b', 'a'] })).toEqual([{ name: 'tags', value: ['a', 'b'] }]);
  expect(differences(stored, { tags: ['a'] })).toHaveLength(1);
});
