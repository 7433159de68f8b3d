import { entryOf, mostCards } from './entries.ts';
import { type Section, textLines } from './sections.ts';
import { type SearchedField, searchedFields, wordsIn } from './words.ts';

/** Numbers as they come, without an object for each. */
class Numbers {
  private values = new Uint32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length++] = value;
  }

  all(): Uint32Array {
    return this.values.subarray(0, this.length);
  }
}

/** What the index says of itself in the head of the file. */
export interface WordIndexHead {
  /** Mean number of words in each part. */
  readonly means: readonly number[];
}

/**
 * Indexes the words of cards in the order of the shelf. For each word, in the order of the alphabet, and each part of a card
 * the index has a run of entries: position and count, by position.
 */
export class WordIndexWriter {
  private readonly numberOf = new Map<string, number>();
  /** The run that an entry belongs to, with words by their number; and the entries. */
  private readonly runs = new Numbers();
  private readonly entries = new Numbers();
  private readonly lengths = searchedFields.map(() => new Numbers());

  add(position: number, texts: Readonly<Record<SearchedField, string>>): void {
    if (position >= mostCards) throw new Error(`A shelf has room for ${mostCards} cards`);
    for (const [at, field] of searchedFields.entries()) {
      const words = wordsIn(texts[field]);
      this.lengths[at]?.push(words.length);
      const counts = new Map<string, number>();
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
      for (const [word, count] of counts) {
        this.runs.push(this.number(word) * searchedFields.length + at);
        this.entries.push(entryOf(position, count));
      }
    }
  }

  private number(word: string): number {
    const known = this.numberOf.get(word) ?? this.numberOf.size;
    this.numberOf.set(word, known);
    return known;
  }

  finish(): { head: WordIndexHead; sections: Record<string, Section> } {
    const words = [...this.numberOf.keys()].sort();
    const placeOf = new Uint32Array(words.length);
    for (const [place, word] of words.entries()) placeOf[this.numberOf.get(word) ?? 0] = place;
    const [starts, entries] = this.inOrder(placeOf);
    const lengths = this.lengths.map((numbers) => Uint16Array.from(numbers.all()));
    const means = lengths.map((of) => of.reduce((sum, length) => sum + length, 0) / Math.max(1, of.length));
    const named = lengths.map((of, at) => [`${searchedFields[at]} lengths`, of] as const);
    return { head: { means }, sections: { words: textLines(words), starts, entries, ...Object.fromEntries(named) } };
  }

  /** Where each run begins, and after them where one more would; the entries by run. Those of one run keep their order. */
  private inOrder(placeOf: Uint32Array): readonly [starts: Uint32Array, entries: Uint32Array] {
    const parts = searchedFields.length;
    const runs = this.runs.all().map((run) => (placeOf[Math.floor(run / parts)] ?? 0) * parts + (run % parts));
    const starts = new Uint32Array(placeOf.length * parts + 1);
    for (const run of runs) starts[run + 1] = (starts[run + 1] ?? 0) + 1;
    for (let run = 1; run < starts.length; run++) starts[run] = (starts[run] ?? 0) + (starts[run - 1] ?? 0);
    const next = starts.slice();
    const ordered = new Uint32Array(runs.length);
    const entries = this.entries.all();
    for (let index = 0; index < entries.length; index++) {
      const run = runs[index] ?? 0;
      const at = next[run] ?? 0;
      ordered[at] = entries[index] ?? 0;
      next[run] = at + 1;
    }
    return [starts, ordered];
  }
}
