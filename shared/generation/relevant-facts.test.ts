import { expect, it } from 'vitest';
import type { Framework } from './facts/fact.ts';
import { relevantFacts } from './relevant-facts.ts';

const facts = [
  { id: 'X.1', name: 'Backups', theme: 'continuity', evidence: 'Copies that were restored' },
  { id: 'X.2', name: 'Access rights', theme: 'access', evidence: 'Lists of accounts' },
  { id: 'X.3', name: 'Access reviews', theme: 'access', evidence: 'Signed lists' },
];
const idsFor = (text: string, most = 9) =>
  relevantFacts({ facts } as unknown as Framework, text, most).map(({ id }) => id);

it('finds the facts that a text is about, the most related first, and no others', () => {
  expect(idsFor('Reviewing access')).toEqual(['X.3', 'X.2']);
  expect(idsFor('Reviewing access', 1)).toEqual(['X.3']);
  expect(idsFor('What X.1 asks for')).toEqual(['X.1']);
  expect(idsFor('The weather')).toEqual([]);
});
