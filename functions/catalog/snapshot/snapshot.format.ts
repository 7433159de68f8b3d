import { createHash } from 'node:crypto';

/** Objects that the builder writes and the functions read. */
export const snapshotKeys = {
  /** Cards of all published ebooks, newest first. */
  published: 'catalog/published.shelf',
  /** The same for drafts, for the back-office search. */
  drafts: 'catalog/drafts.shelf',
  /** Totals over the published ones: a few bytes for callers that need only these. */
  figures: 'catalog/figures.json',
  /** When each published ebook was last changed: not on the cards, as only sitemap and feed need it. */
  changes: 'catalog/changes.json',
} as const;

/** An object that the builder writes. */
export interface SnapshotObject {
  readonly key: string;
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** Of the bytes: what is stored with the same one is not written again. */
  readonly digest: string;
}

/** An object that is read as a whole. */
export const textObject = (key: string, text: string): SnapshotObject => ({
  key,
  bytes: Buffer.from(text),
  contentType: 'application/json',
  digest: createHash('sha256').update(text).digest('base64url'),
});

/** Times of last changes, ISO 8601, by the ebook's id. */
export type Changes = ReadonlyMap<string, string>;
export const readChanges = (bytes: Uint8Array): Changes =>
  new Map(Object.entries(JSON.parse(Buffer.from(bytes).toString()) as Record<string, string>));
