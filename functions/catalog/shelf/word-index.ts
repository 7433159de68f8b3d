import { countOf, positionOf } from './entries.ts';
import { nearWords, placeOf, rangeOf } from './near-words.ts';
import { Scores } from './scores.ts';
import type { Sections } from './sections.ts';
import type { WordIndexHead } from './word-index-writer.ts';
import { type SearchedField, searchedFields, wordsOfQuery } from './words.ts';

/** How much a word counts by where it is. */
const worth: Readonly<Record<SearchedField, number>> = { title: 5, tags: 3, framework: 2, description: 1 };

/** A word of the shelf that a word of the query stands for, and how much it counts for that. */
interface Meant {
  readonly place: number;
  readonly weight: number;
}

/** What a longer word counts at most, of which only the beginning was typed, and one that was typed with an error. */
const beginning = 0.75;
const typo = 0.45;
/** Longer words may have typos: one of five letters. */
const mostWithoutTypos = 4;
const lettersPerTypo = 5;

/** What BM25+ takes for usual: how soon more of a word adds little, how much length counts, the least a word is worth. */
const bm25 = { saturation: 1.2, length: 0.7, least: 0.5 } as const;

/**
 * Finds cards by words: exact, by their beginning, and with typos in longer ones. The work grows with how often the words
 * occur, not with the shelf.
 */
export class WordIndex {
  private readonly words: readonly string[];
  private readonly starts: Uint32Array;
  private readonly entries: Uint32Array;
  private readonly lengths: readonly Uint16Array[];
  private readonly means: readonly number[];
  private readonly scores: Scores;
  private readonly size: number;

  constructor(file: Sections<{ readonly words: WordIndexHead }>, size: number) {
    this.words = file.lines('words');
    this.starts = file.section('u32', 'starts');
    this.entries = file.section('u32', 'entries');
    this.lengths = searchedFields.map((field) => file.section('u16', `${field} lengths`));
    this.means = file.head.words.means;
    this.scores = new Scores(size);
    this.size = size;
  }

  /** Positions of cards that match all words, best first; if none does, of those that match any. */
  search(query: string, where: readonly SearchedField[] = searchedFields): number[] {
    const words = wordsOfQuery(query);
    const meant = words.map((word) => this.meantBy(word, words.length === 1));
    const all = this.find(meant, where, true);
    return all.length > 0 || words.length < 2 ? all : this.find(meant, where, false);
  }

  /** A single letter begins too many words, unless it is all that was typed. */
  private meantBy(word: string, isAlone: boolean): Meant[] {
    const exact = placeOf(this.words, word);
    const meant: Meant[] = this.words[exact] === word ? [{ place: exact, weight: 1 }] : [];
    const [from, to] = word.length > 1 || isAlone ? rangeOf(this.words, word) : [0, 0];
    for (let place = from; place < to; place++) {
      const length = this.words[place]?.length ?? 0;
      if (length > word.length)
        meant.push({ place, weight: (beginning * length) / (length + 0.3 * (length - word.length)) });
    }
    if (word.length <= mostWithoutTypos) return meant;
    for (const { place, edits } of nearWords(this.words, word, Math.round(word.length / lettersPerTypo))) {
      const length = this.words[place]?.length ?? 0;
      if (!(this.words[place] ?? '').startsWith(word))
        meant.push({ place, weight: (typo * length) / (length + edits) });
    }
    return meant;
  }

  private find(meant: readonly Meant[][], where: readonly SearchedField[], needsAll: boolean): number[] {
    for (const [index, words] of meant.entries())
      for (const { place, weight } of words)
        for (const field of where) this.addRun(place, field, weight, index + 1, needsAll);
    return this.scores.take(needsAll ? meant.length : 1);
  }

  /** Adds the scores of the cards that have a word in one part. */
  private addRun(place: number, field: SearchedField, weight: number, nth: number, needsAll: boolean): void {
    const part = searchedFields.indexOf(field);
    const run = place * searchedFields.length + part;
    const [from, to] = [this.starts[run] ?? 0, this.starts[run + 1] ?? 0];
    const lengths = this.lengths[part] as Uint16Array;
    const mean = this.means[part] || 1;
    const rarity = Math.log(1 + (this.size - (to - from) + 0.5) / (to - from + 0.5));
    const { saturation, length, least } = bm25;
    for (let at = from; at < to; at++) {
      const entry = this.entries[at] ?? 0;
      const position = positionOf(entry);
      const count = countOf(entry);
      const room = saturation * (1 - length + (length * (lengths[position] ?? 0)) / mean);
      const amount = least + (count * (saturation + 1)) / (count + room);
      this.scores.add(position, nth, weight * worth[field] * rarity * amount, needsAll);
    }
  }
}
