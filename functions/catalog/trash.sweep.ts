import { ebooks } from './ebook/ebooks.ts';

/** Runs every hour. */
export const handler = ebooks.purgeDue;
