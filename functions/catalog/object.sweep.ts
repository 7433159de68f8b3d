import { sweepOrphans } from '#lib/objects/orphan-sweep.ts';
import { ebookOrphansAmong } from './ebook/ebook.objects.ts';

/** Runs every hour and deletes texts and files that no ebook refers to. */
export const handler = (): Promise<void> => sweepOrphans({ prefix: 'ebooks/', orphansAmong: ebookOrphansAmong });
