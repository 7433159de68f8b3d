import { mostCards, postingOf } from './postings.ts';
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
  /** Mean number of words in each field. */
  readonly means: readonly number[];
}

/**
 * Indexes the words of cards in the order of the shelf. For each word, in the order of the alphabet, and each field the index
 * has a list of postings: position and count, by position.
 */
export class WordIndexWriter {
  private readonly numberOf = new Map<string, number>();
  /** The list that each posting belongs to, with words by their number; and the postings. */
  private readonly lists = new Numbers();
  private readonly postings = new Numbers();
  private readonly lengths = searchedFields.map(() => new Numbers());

  /** The next card: positions come in order, each once. Throws when the shelf is full. */
  add(position: number, texts: Readonly<Record<SearchedField, string>>): void {
    if (position >= mostCards) throw new Error(`A shelf has room for ${mostCards} cards`);
    for (const [at, field] of searchedFields.entries()) {
      const words = wordsIn(texts[field]);
      this.lengths[at]?.push(words.length);
      const counts = new Map<string, number>();
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
      for (const [word, count] of counts) {
        this.lists.push(this.number(word) * searchedFields.length + at);
        this.postings.push(postingOf(position, count));
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
    const newNumberOf = new Uint32Array(words.length);
    for (const [place, word] of words.entries()) newNumberOf[this.numberOf.get(word) ?? 0] = place;
    const [starts, postings] = this.inOrder(newNumberOf);
    const lengths = this.lengths.map((numbers) => Uint16Array.from(numbers.all()));
    const means = lengths.map((of) => of.reduce((sum, length) => sum + length, 0) / Math.max(1, of.length));
    const named = lengths.map((of, at) => [`${searchedFields[at]} lengths`, of] as const);
    return { head: { means }, sections: { words: textLines(words), starts, postings, ...Object.fromEntries(named) } };
  }

  /** Where each list begins, and after them where one more would; the postings by list. Those of one list keep their order. */
  private inOrder(newNumberOf: Uint32Array): readonly [starts: Uint32Array, postings: Uint32Array] {
    const fields = searchedFields.length;
    const lists = this.lists
      .all()
      .map((list) => (newNumberOf[Math.floor(list / fields)] ?? 0) * fields + (list % fields));
    const starts = new Uint32Array(newNumberOf.length * fields + 1);
    for (const list of lists) starts[list + 1] = (starts[list + 1] ?? 0) + 1;
    for (let list = 1; list < starts.length; list++) starts[list] = (starts[list] ?? 0) + (starts[list - 1] ?? 0);
    const next = starts.slice();
    const ordered = new Uint32Array(lists.length);
    const postings = this.postings.all();
    for (let index = 0; index < postings.length; index++) {
      const list = lists[index] ?? 0;
      const at = next[list] ?? 0;
      ordered[at] = postings[index] ?? 0;
      next[list] = at + 1;
    }
    return [starts, ordered];
  }
}
