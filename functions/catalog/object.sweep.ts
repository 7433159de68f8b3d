import { sweepOrphans } from '#lib/objects/orphan-sweep.ts';
import { ebookOrphansAmong } from './ebook/ebook.objects.ts';
import { copyOrphansAmong } from './file/copy/copy.objects.ts';
import { unusedFiguresAmong } from './text-figure/unused-figures.ts';

const orphansAmong = async (keys: readonly string[]) => [
  ...(await ebookOrphansAmong(keys)),
  ...(await unusedFiguresAmong(keys)),
];

/** Runs every hour and deletes texts, files and pictures that no ebook refers to, and copies that no item names. */
export async function handler(): Promise<void> {
  const owners = [
    { prefix: 'ebooks/', orphansAmong },
    { prefix: 'licensed/', orphansAmong: copyOrphansAmong },
  ];
  // Copies have names in them: a text that cannot be read must not keep them.
  const ends = await Promise.allSettled(owners.map(sweepOrphans));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
