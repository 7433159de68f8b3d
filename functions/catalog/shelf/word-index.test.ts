import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packSections, Sections } from './sections.ts';
import { WordIndex } from './word-index.ts';
import { type WordIndexHead, WordIndexWriter } from './word-index-writer.ts';
import { type SearchedField, searchedFields } from './words.ts';

type Texts = Record<SearchedField, string>;

function indexOf(cards: readonly Texts[]): WordIndex {
  const writer = new WordIndexWriter();
  for (const [position, texts] of cards.entries()) writer.add(position, texts);
  const { head, sections } = writer.finish();
  return new WordIndex(new Sections<{ words: WordIndexHead }>(packSections({ words: head }, sections)), cards.length);
}

const vocabulary = ['audit', 'audits', 'auditors', 'adit', 'gate', 'gates', 'c', 'control', 'kontrols', 'sox'] as const;
/** Edits between two words of the vocabulary that are near each other; all others are far. */
const edits: Readonly<Record<string, number>> = {
  'audit audits': 1,
  'audit adit': 1,
  'audits audit': 1,
  'gates gate': 1,
  'control kontrols': 2,
  'kontrols control': 2,
  'auditors audits': 2,
};
const fieldBoosts: Record<SearchedField, number> = { title: 5, tags: 3, framework: 2, description: 1 };

/** How much a word of a card counts for a word of the query, by the rules. */
function weightOf(asked: string, word: string, isAlone: boolean): number {
  if (asked === word) return 1;
  const { length } = word;
  if (word.startsWith(asked))
    return asked.length > 1 || isAlone ? (0.75 * length) / (length + 0.3 * (length - asked.length)) : 0;
  const distance = edits[`${asked} ${word}`] ?? 9;
  const allowed = asked.length > 4 ? Math.round(asked.length / 5) : 0;
  return distance <= allowed ? (0.45 * length) / (length + distance) : 0;
}

/** Scores of what is found, by its definition: each word of the query with each word of each part of each card. */
function found(
  cards: readonly Texts[],
  asked: readonly string[],
  where: readonly SearchedField[],
): ReadonlyMap<number, number> {
  const wordsOf = (card: Texts, field: SearchedField) => card[field].split(' ').filter(Boolean);
  const scores = cards.map((card) =>
    asked.map((one) => {
      let sum = 0;
      for (const field of where)
        for (const word of new Set(wordsOf(card, field))) {
          const weight = weightOf(one, word, asked.length === 1);
          const having = cards.filter((other) => wordsOf(other, field).includes(word)).length;
          const idf = Math.log(1 + (cards.length - having + 0.5) / (having + 0.5));
          const count = wordsOf(card, field).filter((other) => other === word).length;
          const lengths = cards.map((other) => wordsOf(other, field).length);
          const mean = lengths.reduce((all, each) => all + each, 0) / cards.length;
          const room = 1.2 * (0.3 + (0.7 * wordsOf(card, field).length) / mean);
          sum += weight * fieldBoosts[field] * idf * (0.5 + (count * 2.2) / (count + room));
        }
      return sum;
    }),
  );
  const ranked = (least: number) =>
    scores
      .map((of, position) => {
        const matched = of.filter((score) => score > 0);
        return {
          position,
          matched: matched.length,
          score: matched.reduce((all, each) => all + each, 0) * matched.length,
        };
      })
      .filter(({ matched }) => matched >= least);
  const all = ranked(asked.length);
  return new Map((all.length > 0 ? all : ranked(1)).map(({ position, score }) => [position, score]));
}

/** Whether one card may stand before another: scores are told apart in 65,536 steps of the best, equal ones by the shelf. */
function isInOrder(scores: ReadonlyMap<number, number>, one: number, next: number): boolean {
  const [first = 0, second = 0] = [scores.get(one), scores.get(next)];
  const step = Math.max(...scores.values()) / 2 ** 16;
  return first > second + step || (Math.abs(first - second) <= 2 * step && (one < next || first > second));
}

const text = fc.array(fc.constantFrom(...vocabulary), { maxLength: 4 }).map((words) => words.join(' '));
const texts = fc.record({ title: text, tags: text, framework: text, description: text });
const query = fc.uniqueArray(
  fc.constantFrom('audit', 'audits', 'auditors', 'gates', 'c', 'control', 'kontrols', 'sox'),
  {
    minLength: 1,
    maxLength: 3,
  },
);

it('finds what the definition finds', () => {
  fc.assert(
    fc.property(
      fc.array(texts, { minLength: 1, maxLength: 8 }),
      query,
      fc.subarray([...searchedFields], { minLength: 1 }),
      (cards, asked, where) => {
        const scores = found(cards, asked, where);
        const answer = indexOf(cards).search(asked.join(' '), where) ?? [];
        expect(answer.toSorted()).toEqual([...scores.keys()].toSorted());
        expect(answer.slice(1).every((next, at) => isInOrder(scores, answer[at] ?? 0, next))).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});

it('refuses a card for which positions have no room', () => {
  const nothing = { title: '', tags: '', framework: '', description: '' };
  expect(() => new WordIndexWriter().add(2 ** 20, nothing)).toThrow('A shelf has room for 1048576 cards');
});
