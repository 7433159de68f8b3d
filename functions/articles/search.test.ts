import { expect, test } from 'vitest';
import { matches, wordsOf } from './search.ts';

const words = wordsOf(
  { title: 'Évidence in ISO 27001', excerpt: 'Records.', category: 'Audit', tags: ['nist-csf'] },
  'Imke',
);

test.each([
  ['evid', true],
  ['ÉVIDENCE 27001', true],
  ['imke records', true],
  ['csf', true],
  ['dence', false],
  ['evidence missing', false],
  ['  ', true],
  [undefined, true],
])('%s is found: %s', (search, isFound) => {
  expect(matches(words, search)).toBe(isFound);
});
