import { expect, it } from 'vitest';
import { offeredFrameworks } from './offered-frameworks.ts';

const usual = ['NIST CSF', 'ISO 27001', 'SOC 2', 'GDPR', 'CCPA', 'HIPAA', 'General'];

it('forms of an empty shop offer the usual frameworks, and those of its own after them', () => {
  expect(offeredFrameworks([])).toEqual(usual);
  expect(offeredFrameworks([{ name: 'DORA' }, { name: 'GDPR' }])).toEqual([...usual, 'DORA']);
});

it('a usual one is offered under its new name, and again when another one is called so', () => {
  const renamed = { name: 'SOC 2 Type II', former: 'SOC 2' };
  expect(offeredFrameworks([renamed])).toEqual([...usual.filter((name) => name !== 'SOC 2'), renamed.name]);
  expect(offeredFrameworks([renamed, { name: 'SOC 2' }])).toEqual([...usual, renamed.name]);
});
