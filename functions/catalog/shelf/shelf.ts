import type { PriceRange } from '#shared/catalog/choices.ts';
import type { EbookCard } from '#shared/catalog/ebook.ts';
import { inPriceRange } from '#shared/catalog/price-range.ts';
import { Sections } from './sections.ts';
import { type Column, columns, type ShelfHead, ShelfWriter } from './shelf-writer.ts';
import { WordIndex } from './word-index.ts';
import type { SearchedField } from './words.ts';

/** Blank and missing mean "any". */
export type ShelfFilter = Partial<Record<Column, string>> & { readonly price_range?: PriceRange | '' };

/** The different values of a column with their counts, and the number of each card's value. */
interface EncodedColumn {
  readonly codes: Uint32Array;
  readonly values: ShelfHead['values'][Column];
}

const isWished = 'true}';
const isNotWished = 'false}';

/**
 * All cards of a snapshot, in its order, addressed by position. They stay in the bytes of the file, with what filters and
 * searches need beside them, so a hundred thousand are there as soon as the file is, and are served without parsing.
 */
export class Shelf {
  readonly size: number;
  /** Ids by position. */
  readonly ids: readonly string[];
  /** Every position. */
  private readonly all: readonly number[];
  private readonly bytes: Buffer;
  private readonly offsets: Uint32Array;
  private readonly columns: Readonly<Record<Column, EncodedColumn>>;
  private readonly prices: Int32Array;
  private readonly created: Float64Array;
  /** Not a number without a date. */
  private readonly publishedAt: Float64Array;
  private readonly words: WordIndex;

  private constructor(file: Sections<ShelfHead>) {
    const cards = file.section('u8', 'cards');
    this.bytes = Buffer.from(cards.buffer, cards.byteOffset, cards.byteLength);
    this.offsets = file.section('u32', 'offsets');
    this.size = this.offsets.length - 1;
    this.ids = file.lines('ids');
    this.all = [...this.ids.keys()];
    const codesOf = (column: Column): EncodedColumn => ({
      codes: file.section('u32', column),
      values: file.head.values[column],
    });
    const encoded = columns.map((column) => [column, codesOf(column)] as const);
    this.columns = Object.fromEntries(encoded) as Record<Column, EncodedColumn>;
    this.prices = file.section('i32', 'prices');
    this.created = file.section('f64', 'created');
    this.publishedAt = file.section('f64', 'publishedAt');
    this.words = new WordIndex(file, this.size);
  }

  /** Reads the file of a `ShelfWriter`. */
  static readonly read = (file: Uint8Array): Shelf => new Shelf(new Sections<ShelfHead>(file));
  static readonly empty = Shelf.read(new ShelfWriter().finish().bytes);

  /** Milliseconds since 1970. */
  createdAt(position: number): number {
    return this.created[position] ?? 0;
  }

  /** The positions of those that came out from one moment until before another, in milliseconds. */
  publishedWithin(from: number, to: number): readonly number[] {
    return this.all.filter((position) => {
      const moment = this.publishedAt[position] ?? Number.NaN;
      return moment >= from && moment < to;
    });
  }

  /** Throws for a position that the shelf does not have. */
  card(position: number): EbookCard {
    return JSON.parse(cardText(this.bytes, this.offsets, position)) as EbookCard;
  }

  /** A JSON array of the cards at these positions, with those in `wished` marked. */
  serialise(positions: readonly number[], wished?: ReadonlySet<string>): string {
    const texts = positions.map((position) => {
      const text = cardText(this.bytes, this.offsets, position);
      return wished?.has(this.ids[position] ?? '') ? text.slice(0, -isNotWished.length) + isWished : text;
    });
    return `[${texts.join(',')}]`;
  }

  /** The positions in `among`, or all positions, that match the filter. */
  filter(filter: ShelfFilter, among?: readonly number[]): readonly number[] {
    const wanted = columns.flatMap((column) => {
      const value = filter[column];
      if (!value) return [];
      const { codes, values } = this.columns[column];
      return [{ codes, code: values.findIndex(([known]) => known === value) }];
    });
    const range = filter.price_range || undefined;
    const matches = (position: number): boolean =>
      wanted.every(({ codes, code }) => codes[position] === code) &&
      (!range || inPriceRange(this.prices[position] ?? 0, range));
    return wanted.length === 0 && !range ? (among ?? this.all) : (among ?? this.all).filter(matches);
  }

  /** The positions of the cards that a search finds, best first; all of them if it says nothing. See `WordIndex`. */
  search(query: string, where?: readonly SearchedField[]): readonly number[] {
    return this.words.search(query, where) ?? this.all;
  }

  /** The values of a column, with the number of cards among these positions, or of all, that have each. */
  counts(column: Column, among: readonly number[] = this.all): ReadonlyMap<string, number> {
    const { codes, values } = this.columns[column];
    if (among === this.all) return new Map(values);
    const found = countsAmong(codes, among);
    return new Map(values.map(([value], code) => [value, found[code] ?? 0]));
  }

  /** Of how many of these positions, or of all, the price in cents is to be counted. */
  countPrices(isCounted: (price: number) => boolean, among: readonly number[] = this.all): number {
    return among.reduce((count, position) => count + (isCounted(this.prices[position] ?? 0) ? 1 : 0), 0);
  }
}

/** How many of these positions have each code. */
function countsAmong(codes: Uint32Array, among: readonly number[]): readonly number[] {
  const counts: number[] = [];
  for (const position of among) {
    const code = codes[position] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

const cardText = (bytes: Buffer, offsets: Uint32Array, position: number): string =>
  bytes.toString('utf8', offsets[position], offsets[position + 1]);
