import { expect, it } from 'vitest';
import { wordsIn, wordsOfQuery } from './words.ts';

it('takes words without case, accents, punctuation and what says nothing', () => {
  expect(wordsIn('“Résumé” of the SOX-controls: IT, ﬁne. ')).toEqual(['resume', 'sox', 'controls', 'it', 'fine']);
  expect(wordsIn('')).toEqual([]);
});

it('takes a word of letters and digits also as its parts', () => {
  expect(wordsIn('SOC2, 800-53r5')).toEqual(['soc2', 'soc', '2', '800', '53r5', '53', 'r', '5']);
});

it('takes the first eight words of a query', () => {
  expect(wordsOfQuery(' one two three four of five six seven eight')).toHaveLength(7);
});
