import { sweepOrphans } from '#lib/objects/orphan-sweep.ts';
import { ebookOrphansAmong } from './ebook/ebook.objects.ts';
import { copyOrphansAmong } from './file/copy/copy.objects.ts';

/** Runs every hour and deletes texts and files that no ebook refers to, and copies that no item names. */
export async function handler(): Promise<void> {
  await sweepOrphans({ prefix: 'ebooks/', orphansAmong: ebookOrphansAmong });
  await sweepOrphans({ prefix: 'licensed/', orphansAmong: copyOrphansAmong });
}
