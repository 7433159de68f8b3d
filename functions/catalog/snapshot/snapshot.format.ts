import { createHash } from 'node:crypto';
import { asciiJson } from '#lib/escape.ts';
import type { EbookCard } from '#shared/catalog/ebook.ts';

/** Objects that the builder writes and the functions read. */
export const snapshotKeys = {
  /** Cards of all published ebooks, newest first. */
  published: 'catalog/snapshot.json',
  /** The same for drafts, for the back-office search. */
  drafts: 'catalog/drafts.json',
  /** Totals over the published ones: a few bytes for callers that need only these. */
  figures: 'catalog/figures.json',
  /** When each published ebook was last changed: not on the cards, as only sitemap and feed need it. */
  changes: 'catalog/changes.json',
} as const;

const open = Buffer.from('[\n');
const between = Buffer.from(',\n');
const close = Buffer.from('\n]\n');
const newline = 10;

/**
 * Writes cards as a JSON array with one card per line, so a reader can find them by their line ends and serve them
 * without parsing. In ASCII: lists of them are the site's busiest answers.
 */
export class CardsWriter {
  private readonly parts: Buffer[] = [open];
  private readonly hash = createHash('sha256');
  count = 0;

  add(cards: readonly EbookCard[]): void {
    if (cards.length === 0) return;
    const lines = Buffer.from(cards.map(asciiJson).join(',\n'));
    if (this.count > 0) this.parts.push(between);
    this.parts.push(lines);
    this.hash.update(lines);
    this.count += cards.length;
  }

  finish(): { bytes: Uint8Array; digest: string } {
    return { bytes: Buffer.concat([...this.parts, close]), digest: this.hash.digest('base64url') };
  }
}

/** An object that is read as a whole. */
export const textObject = (key: string, text: string): { key: string; bytes: Uint8Array; digest: string } => ({
  key,
  bytes: Buffer.from(text),
  digest: createHash('sha256').update(text).digest('base64url'),
});

/** Times of last changes, ISO 8601, by the ebook's id. */
export type Changes = ReadonlyMap<string, string>;
export const readChanges = (bytes: Uint8Array): Changes =>
  new Map(Object.entries(JSON.parse(Buffer.from(bytes).toString()) as Record<string, string>));

/** Offsets of the cards' first bytes, followed by where one more card would start. */
export function cardOffsets(bytes: Buffer): Uint32Array {
  const offsets: number[] = [];
  for (let at = open.length; at < bytes.length - close.length; at = bytes.indexOf(newline, at) + 1) offsets.push(at);
  offsets.push(bytes.length - close.length + between.length);
  return Uint32Array.from(offsets);
}

/** Bytes between the end of a card and the start of the next. */
export const separatorLength = between.length;
