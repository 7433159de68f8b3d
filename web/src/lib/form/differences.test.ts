import { expect, test } from 'vitest';
import { differences } from './differences.ts';

test('are the stored values that are not typed', () => {
  const stored = { name: 'NIST CSF', version: '2.0', url: '' };
  expect(differences(stored, { name: 'NIST CSF', version: '1.1', url: '' })).toEqual([
    { name: 'version', value: '2.0' },
  ]);
  expect(differences(stored, stored)).toEqual([]);
});
