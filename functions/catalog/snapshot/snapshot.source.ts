import { Latest } from '#lib/memory/latest.ts';
import { Shelf } from '../shelf/shelf.ts';
import { type Changes, readChanges, snapshotKeys } from './snapshot.format.ts';

const away = 'The catalogue is not available right now. Please try again in a moment.';

/** The published ebooks of the last snapshot. */
export const published = new Latest(snapshotKeys.published, Shelf.read, Shelf.empty, away);
/** The drafts of the last snapshot, used only by the back-office. */
export const drafts = new Latest(snapshotKeys.drafts, Shelf.read, Shelf.empty, away);
/** When the published ebooks of the last snapshot were changed, used only by sitemap and feed. */
export const changes = new Latest<Changes>(snapshotKeys.changes, readChanges, new Map(), away);
