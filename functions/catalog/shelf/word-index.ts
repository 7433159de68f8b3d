import { fuzzyMatches, lowerBound, prefixRange } from './fuzzy.ts';
import { countOf, positionOf } from './postings.ts';
import { Scores } from './scores.ts';
import type { Sections } from './sections.ts';
import type { WordIndexHead } from './word-index-writer.ts';
import { type SearchedField, searchedFields, wordsOfQuery } from './words.ts';

/** How much a word counts by where it is. */
const fieldBoosts: Readonly<Record<SearchedField, number>> = { title: 5, tags: 3, framework: 2, description: 1 };

/** A word of the shelf that a word of the query stands for, and how much it counts for that. */
interface Expansion {
  readonly place: number;
  readonly weight: number;
}

/** What a longer word counts at most, of which only the beginning was typed, and one that was typed with an error. */
const beginning = 0.75;
const typo = 0.45;
/** How much the weight of a longer word falls with each letter that was not typed; MiniSearch's. */
const prefixDamping = 0.3;
/** Longer words may have typos: one of five letters, and three at most. Nobody's word is as long as the longest. */
const mostWithoutTypos = 4;
const lettersPerTypo = 5;
const mostTypos = 3;
const longestWithTypos = 30;

/** Of a word that is two in the index, the parts have so many letters, unless they are letters and digits. */
const leastPart = 3;
/** A shorter word of which nothing is known is looked for with two neighbours swapped: `GPDR`. */
const leastSwapped = 3;
const isDigit = (letter: string | undefined): boolean => letter !== undefined && letter >= '0' && letter <= '9';

/** Parameters of BM25+, as MiniSearch has them: how soon more of a word adds little, how much length counts, the least a word is worth. */
const bm25 = { k1: 1.2, b: 0.7, delta: 0.5 } as const;

/**
 * Finds cards by words: exact, by their beginning, and with typos in longer ones. The work grows with how often the words
 * occur, not with the shelf.
 */
export class WordIndex {
  private readonly words: readonly string[];
  private readonly starts: Uint32Array;
  private readonly postings: Uint32Array;
  private readonly lengths: readonly Uint16Array[];
  private readonly means: readonly number[];
  private readonly scores: Scores;
  private readonly size: number;

  constructor(file: Sections<{ readonly words: WordIndexHead }>, size: number) {
    this.words = file.lines('words');
    this.starts = file.section('u32', 'starts');
    this.postings = file.section('u32', 'postings');
    this.lengths = searchedFields.map((field) => file.section('u16', `${field} lengths`));
    this.means = file.head.words.means;
    this.scores = new Scores(size);
    this.size = size;
  }

  /**
   * Positions of cards that match all words, best first; if none does, of those that match any. Undefined for a query that says
   * nothing, such as `the`.
   */
  search(query: string, where: readonly SearchedField[] = searchedFields): number[] | undefined {
    const words = wordsOfQuery(query).flatMap((word) => this.apart(word));
    if (words.length === 0) return undefined;
    const expansions = words.map((word) => this.expand(word, words.length === 1));
    const all = this.find(expansions, where, true);
    return all.length > 0 || words.length < 2 ? all : this.find(expansions, where, false);
  }

  /** A word that nobody has written, but its two parts: `iso27001`, `pcidss`, `zerotrust`. The second may be a beginning. */
  private apart(word: string): readonly string[] {
    if (word.length > longestWithTypos || this.isKnown(word)) return [word];
    for (let cut = 1; cut < word.length; cut++) {
      const [first, second] = [word.slice(0, cut), word.slice(cut)];
      const isNatural = isDigit(word[cut - 1]) !== isDigit(word[cut]);
      const isLong = first.length >= leastPart && second.length >= leastPart;
      if ((isNatural || isLong) && this.placeOf(first) !== undefined && this.isKnown(second)) return [first, second];
    }
    return [word];
  }

  private placeOf(word: string): number | undefined {
    const place = lowerBound(this.words, word);
    return this.words[place] === word ? place : undefined;
  }

  /** Whether a word of the shelf begins like this. */
  private isKnown(word: string): boolean {
    return this.words[lowerBound(this.words, word)]?.startsWith(word) ?? false;
  }

  /** A single letter begins too many words, unless it is all that was typed. */
  private expand(word: string, isAlone: boolean): Expansion[] {
    const exact = this.placeOf(word);
    const expansions: Expansion[] = exact === undefined ? [] : [{ place: exact, weight: 1 }];
    const [from, to] = word.length > 1 || isAlone ? prefixRange(this.words, word) : [0, 0];
    for (let place = from; place < to; place++) {
      const length = this.words[place]?.length ?? 0;
      if (length > word.length)
        expansions.push({ place, weight: (beginning * length) / (length + prefixDamping * (length - word.length)) });
    }
    if (word.length <= mostWithoutTypos) return expansions.length > 0 ? expansions : this.swapped(word);
    if (word.length > longestWithTypos) return expansions;
    const typos = Math.min(mostTypos, Math.round(word.length / lettersPerTypo));
    for (const { place, edits } of fuzzyMatches(this.words, word, typos)) {
      const length = this.words[place]?.length ?? 0;
      if (!(this.words[place] ?? '').startsWith(word))
        expansions.push({ place, weight: (typo * length) / (length + edits) });
    }
    return expansions;
  }

  /** The words of the shelf that a short word becomes with two neighbours swapped: any other typo would find too many. */
  private swapped(word: string): Expansion[] {
    if (word.length < leastSwapped) return [];
    return Array.from({ length: word.length - 1 }, (_, at) => {
      const swap = `${word[at + 1]}${word[at]}`;
      const place = this.placeOf(word.slice(0, at) + swap + word.slice(at + 2));
      return place === undefined ? [] : [{ place, weight: (typo * word.length) / (word.length + 1) }];
    }).flat();
  }

  private find(expansions: readonly Expansion[][], where: readonly SearchedField[], needsAll: boolean): number[] {
    for (const [index, words] of expansions.entries())
      for (const { place, weight } of words)
        for (const field of where) this.addPostings(place, field, weight, index + 1, needsAll);
    return this.scores.take(needsAll ? expansions.length : 1);
  }

  /** Adds the scores of the cards that have a word in one field. */
  private addPostings(place: number, field: SearchedField, weight: number, nth: number, needsAll: boolean): void {
    const column = searchedFields.indexOf(field);
    const list = place * searchedFields.length + column;
    const [from, to] = [this.starts[list] ?? 0, this.starts[list + 1] ?? 0];
    const lengths = this.lengths[column] as Uint16Array;
    const mean = this.means[column] || 1;
    const idf = Math.log(1 + (this.size - (to - from) + 0.5) / (to - from + 0.5));
    const { k1, b, delta } = bm25;
    for (let at = from; at < to; at++) {
      const posting = this.postings[at] ?? 0;
      const position = positionOf(posting);
      const count = countOf(posting);
      const room = k1 * (1 - b + (b * (lengths[position] ?? 0)) / mean);
      const amount = delta + (count * (k1 + 1)) / (count + room);
      this.scores.add(position, nth, weight * fieldBoosts[field] * idf * amount, needsAll);
    }
  }
}
