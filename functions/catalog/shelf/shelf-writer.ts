import { createHash } from 'node:crypto';
import { asciiJson } from '#lib/escape.ts';
import type { EbookCard } from '#shared/catalog/ebook.ts';
import { toCents } from '#shared/kernel/money.ts';
import { packSections, textLines } from './sections.ts';
import { type WordIndexHead, WordIndexWriter } from './word-index-writer.ts';
import { searchedTexts } from './words.ts';

/** What a shelf is filtered by. */
export const columns = ['regulatory_source', 'difficulty_level', 'category', 'industry'] as const;
export type Column = (typeof columns)[number];

export interface ShelfHead {
  /** The different values of each column, and how many cards have each. A card has the number of its value. */
  readonly values: Readonly<Record<Column, readonly (readonly [value: string, count: number])[]>>;
  readonly words: WordIndexHead;
}

/** A column while it is written. */
class ValuesOfColumn {
  private readonly numbers = new Map<string, number>();
  private readonly counts: number[] = [];
  readonly codes: number[] = [];

  add(value: string): void {
    const code = this.numbers.get(value) ?? this.numbers.size;
    this.numbers.set(value, code);
    this.codes.push(code);
    this.counts[code] = (this.counts[code] ?? 0) + 1;
  }

  finish(): readonly (readonly [string, number])[] {
    return [...this.numbers].map(([value, code]) => [value, this.counts[code] ?? 0] as const);
  }
}

/**
 * Writes cards in the order of the shelf as a file that a `Shelf` reads where it lies: each card as JSON, to be served
 * without parsing, the columns and dates that are filtered by, and the index of words. In ASCII: lists of cards are the
 * site's busiest answers.
 */
export class ShelfWriter {
  private readonly cards: Buffer[] = [];
  private readonly offsets: number[] = [0];
  private readonly ids: string[] = [];
  /** Cents. */
  private readonly prices: number[] = [];
  private readonly created: number[] = [];
  private readonly publishedAt: number[] = [];
  private readonly values = {
    regulatory_source: new ValuesOfColumn(),
    difficulty_level: new ValuesOfColumn(),
    category: new ValuesOfColumn(),
    industry: new ValuesOfColumn(),
  } satisfies Record<Column, ValuesOfColumn>;
  private readonly words = new WordIndexWriter();

  get count(): number {
    return this.ids.length;
  }

  /** The next cards, in the order of the shelf. Throws when it is full. */
  add(cards: readonly EbookCard[]): void {
    for (const card of cards) {
      this.words.add(this.count, searchedTexts(card));
      const text = Buffer.from(asciiJson(card));
      this.cards.push(text);
      this.offsets.push((this.offsets.at(-1) ?? 0) + text.byteLength);
      this.ids.push(card.id);
      this.prices.push(toCents(card.price));
      this.created.push(Date.parse(card.created_at));
      this.publishedAt.push(Date.parse(card.published_at ?? ''));
      for (const column of columns) this.values[column].add(card[column]);
    }
  }

  /** The file, and its SHA-256 in base64url. */
  finish(): { bytes: Uint8Array; digest: string } {
    const words = this.words.finish();
    const of = <T>(value: (column: Column) => T) => columns.map((column) => [column, value(column)] as const);
    const head = {
      values: Object.fromEntries(of((column) => this.values[column].finish())) as ShelfHead['values'],
      words: words.head,
    } satisfies ShelfHead;
    const bytes = packSections(head, {
      cards: Buffer.concat(this.cards),
      offsets: Uint32Array.from(this.offsets),
      ids: textLines(this.ids),
      prices: Int32Array.from(this.prices),
      created: Float64Array.from(this.created),
      publishedAt: Float64Array.from(this.publishedAt),
      ...Object.fromEntries(of((column) => Uint32Array.from(this.values[column].codes))),
      ...words.sections,
    });
    return { bytes, digest: createHash('sha256').update(bytes).digest('base64url') };
  }
}
