import { expect, it } from 'vitest';
import { foldedTexts, fromEachWord, type Searched } from './search-text.ts';

interface Note {
  readonly id: string;
  readonly by: string;
  readonly words: readonly string[];
}
const notes = (order: 'asc' | 'desc'): Searched<Note> => ({
  fields: ['by', 'word'],
  order,
  idOf: ({ id }) => id,
  textsOf: ({ by, words }) => [...words.map((text) => ({ field: 'word', text })), { field: 'by', text: by }],
});
const texts = (order: 'asc' | 'desc', words: readonly string[], by = 'Zoë') =>
  foldedTexts(notes(order), { id: '1', by, words }).map(({ text }) => text);

it('folds the texts of a thing, each once, in the order of the search', () => {
  expect(texts('asc', ['Risk', 'Audit', 'RISK '])).toEqual(['zoe', 'audit', 'risk']);
  expect(texts('desc', ['Audit', 'Risk'])).toEqual(['zoe', 'risk', 'audit']);
});

it('leaves out blank texts, and cuts long ones to what a key has room for', () => {
  expect(texts('asc', [' '], '')).toEqual([]);
  expect(texts('asc', ['x'.repeat(300)])[1]).toHaveLength(200);
  // Not through the middle of a character.
  expect(texts('asc', [`${'x'.repeat(199)}🔒y`])[1]).toBe('x'.repeat(199));
});

it('finds a title by the beginning of any longer word', () => {
  expect(fromEachWord('NIST CSF 2.0 in Practice')).toEqual([
    'NIST CSF 2.0 in Practice',
    'CSF 2.0 in Practice',
    'Practice',
  ]);
  expect(fromEachWord('“Zero-trust” für Ämter')).toEqual([
    '“Zero-trust” für Ämter',
    'Zero-trust” für Ämter',
    'trust” für Ämter',
    'für Ämter',
    'Ämter',
  ]);
  expect(fromEachWord('')).toEqual(['']);
});
