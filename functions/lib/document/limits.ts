import { now, seconds } from '#lib/clock.ts';
import { mostRows } from '#shared/kernel/csv-file/sheet.ts';
import { DocumentRefused } from './refused.ts';

const megabytes = (n: number): number => n * 1_000_000;

export interface ArchiveLimits {
  readonly entries: number;
  /** Bytes of all entries together, uncompressed. */
  readonly total: number;
  /** Bytes of one entry, uncompressed. */
  readonly entry: number;
  /** How many times larger than its compressed form an entry of more than a megabyte may be. */
  readonly ratio: number;
}

export interface DocumentLimits {
  readonly bytes: number;
  readonly milliseconds: number;
  /** Bytes by which the process may grow while a document is read. */
  readonly memory: number;
  readonly pages: number;
  /** Characters of the text that is read, of a page and of the whole. */
  readonly pageCharacters: number;
  readonly characters: number;
  /** Bytes of one XML or HTML part: a tree in memory takes some forty times as much. */
  readonly markup: number;
  /** How deep the elements of a part may be nested; deeper trees cost a parser quadratic time. */
  readonly depth: number;
  readonly figures: number;
  /** Bytes of all figures together. */
  readonly figureBytes: number;
  /** Rows of a CSV. */
  readonly rows: number;
  readonly archive: ArchiveLimits;
}

/** What a function of 1,769 MB, which is one processor, reads within a minute, with memory to spare for its other work. */
export const documentLimits: DocumentLimits = {
  bytes: megabytes(100),
  milliseconds: seconds(60),
  memory: megabytes(700),
  pages: 2000,
  pageCharacters: 200_000,
  characters: 20_000_000,
  markup: megabytes(16),
  depth: 400,
  figures: 1000,
  figureBytes: megabytes(100),
  rows: mostRows,
  archive: { entries: 5000, total: megabytes(400), entry: megabytes(100), ratio: 200 },
};

export const tooSlow = (): DocumentRefused =>
  new DocumentRefused(
    'too_slow',
    'Reading this file takes too long. Split it into smaller files and upload them one by one.',
  );

/** Ends work that takes too long. It is checked between pages, entries and pieces of a stream. */
export class Deadline {
  readonly #end: number;
  readonly #clock: () => number;

  constructor(milliseconds: number, clock: () => number = now) {
    this.#clock = clock;
    this.#end = clock() + milliseconds;
  }

  check(): void {
    if (this.#clock() > this.#end) throw tooSlow();
  }
}
