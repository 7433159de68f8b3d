import { describe, expect, it } from 'vitest';
import { hasWords, wordsOf } from './words.ts';

const words = wordsOf('Étude of Risk', 'GRC, evidence-based');

describe('words', () => {
  it.each(['', '  ', 'risk', 'RIS', 'etude', 'evidence based', 'based grc'])('are found by "%s"', (search) => {
    expect(hasWords(words, search)).toBe(true);
  });
  it.each(['isk', 'risk audit', 'bas evil'])('are not found by "%s"', (search) => {
    expect(hasWords(words, search)).toBe(false);
  });
  it('always match an empty search', () => expect(hasWords(words, undefined)).toBe(true));
});
