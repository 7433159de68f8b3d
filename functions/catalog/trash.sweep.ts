import { ebooks } from './ebook/admin-ebook.service.ts';

/** Runs every hour. */
export const handler = ebooks.purgeDue;
