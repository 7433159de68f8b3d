import { setImmediate as breathe } from 'node:timers/promises';
import type { PriceRange } from '#shared/catalog/choices.ts';
import type { EbookCard } from '#shared/catalog/ebook.ts';
import { inPriceRange } from '#shared/catalog/price-range.ts';
import { toCents } from '#shared/kernel/money.ts';
import { cardOffsets, separatorLength } from '../snapshot/snapshot.format.ts';

const columns = ['regulatory_source', 'difficulty_level', 'category', 'industry'] as const;
type Column = (typeof columns)[number];

/** Blank and missing mean "any". */
export type ShelfFilter = Partial<Record<Column, string>> & { readonly price_range?: PriceRange | '' };

/** A dictionary-encoded field: the distinct values, and each card's code. */
interface Codes {
  readonly codes: Uint32Array;
  readonly values: Map<string, number>;
  readonly counts: number[];
}

/** Cards parsed before yielding to the event loop: about a millisecond's work. */
const portion = 200;

const isWished = 'true}';
const isNotWished = 'false}';

/**
 * All cards of a snapshot, in its order, addressed by position. They are kept as serialised bytes, with a few columns
 * for filters. A hundred thousand cards take about a hundred megabytes and are served without parsing.
 */
export class Shelf {
  readonly size: number;
  /** Ids by position. */
  readonly ids: readonly string[];
  /** Every position. */
  private readonly all: readonly number[];
  private readonly bytes: Buffer;
  private readonly offsets: Uint32Array;
  private readonly positions: ReadonlyMap<string, number>;
  private readonly fields: Readonly<Record<Column, Codes>>;
  private readonly prices: Int32Array;
  private readonly created: Float64Array;
  private readonly cameOut: Float64Array;

  private constructor(bytes: Buffer, offsets: Uint32Array, read: Columns) {
    this.bytes = bytes;
    this.offsets = offsets;
    this.size = offsets.length - 1;
    this.ids = read.ids;
    this.all = [...read.ids.keys()];
    this.positions = new Map(read.ids.map((id, position) => [id, position]));
    this.fields = read.fields;
    this.prices = read.prices;
    this.created = read.created;
    this.cameOut = read.cameOut;
  }

  static readonly empty = new Shelf(Buffer.alloc(0), Uint32Array.of(0), newColumns(0));

  /** Reads a snapshot in small portions, so concurrent requests are not delayed. */
  static async read(snapshot: Uint8Array): Promise<Shelf> {
    const bytes = Buffer.from(snapshot.buffer, snapshot.byteOffset, snapshot.byteLength);
    const offsets = cardOffsets(bytes);
    const read = newColumns(offsets.length - 1);
    for (let position = 0; position < offsets.length - 1; position++) {
      if (position % portion === portion - 1) await breathe();
      addToColumns(read, position, JSON.parse(cardText(bytes, offsets, position)) as EbookCard);
    }
    return new Shelf(bytes, offsets, read);
  }

  positionOf(id: string): number | undefined {
    return this.positions.get(id);
  }

  /** Milliseconds. */
  createdAt(position: number): number {
    return this.created[position] ?? 0;
  }

  /** The positions of those that came out from one moment until before another, in milliseconds. */
  publishedWithin(from: number, to: number): readonly number[] {
    return this.all.filter((position) => {
      const moment = this.cameOut[position] ?? Number.NaN;
      return moment >= from && moment < to;
    });
  }

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
      return value ? [{ codes: this.fields[column].codes, code: this.fields[column].values.get(value) ?? -1 }] : [];
    });
    const range = filter.price_range || undefined;
    const matches = (position: number): boolean =>
      wanted.every(({ codes, code }) => codes[position] === code) &&
      (!range || inPriceRange(this.prices[position] ?? 0, range));
    return wanted.length === 0 && !range ? (among ?? this.all) : (among ?? this.all).filter(matches);
  }

  /** The values of a field, with the number of cards among these positions, or of all, that have each. */
  counts(column: Column, among: readonly number[] = this.all): ReadonlyMap<string, number> {
    const { codes, values, counts } = this.fields[column];
    const found = among === this.all ? counts : countsAmong(codes, among);
    return new Map([...values].map(([value, code]) => [value, found[code] ?? 0]));
  }

  countPrices(isCounted: (price: number) => boolean, among: readonly number[] = this.all): number {
    return among.reduce((count, position) => count + (isCounted(this.prices[position] ?? 0) ? 1 : 0), 0);
  }
}

interface Columns {
  readonly ids: string[];
  readonly prices: Int32Array;
  readonly created: Float64Array;
  /** Not a number without a date. */
  readonly cameOut: Float64Array;
  readonly fields: Record<Column, Codes>;
}

function newColumns(size: number): Columns {
  const codes = (): Codes => ({ codes: new Uint32Array(size), values: new Map(), counts: [] });
  const fields = { regulatory_source: codes(), difficulty_level: codes(), category: codes(), industry: codes() };
  const [created, cameOut] = [new Float64Array(size), new Float64Array(size)];
  return { ids: [], prices: new Int32Array(size), created, cameOut, fields };
}

function addToColumns(read: Columns, position: number, card: EbookCard): void {
  read.ids.push(card.id);
  read.prices[position] = toCents(card.price);
  read.created[position] = Date.parse(card.created_at);
  read.cameOut[position] = Date.parse(card.published_at ?? '');
  for (const column of columns) {
    const { codes, values, counts } = read.fields[column];
    const code = values.get(card[column]) ?? values.size;
    values.set(card[column], code);
    codes[position] = code;
    counts[code] = (counts[code] ?? 0) + 1;
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
  bytes.toString('utf8', offsets[position], (offsets[position + 1] ?? 0) - separatorLength);
