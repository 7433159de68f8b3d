import { expect, it, vi } from 'vitest';
import { attachmentKey, chosenCoverKey, drawnCoverKey, madeKey } from '../file/file-keys.ts';
import { ebookOrphansAmong } from './ebook.objects.ts';
import type { Ebook } from './ebook.repo.ts';

const sheets = { name: 'work-sheets', title: 'Sheets', type: 'xlsx', size: 1 } as const;
const about = { regulatory_source: 'SOX', cover_image: '/files/a' };
const ebook = {
  id: 'ebk_1',
  content_version: 2,
  title: 'Now',
  category: 'Topic',
  attachments: [sheets],
  ...about,
} as Ebook;
vi.mock('./ebook.repo.ts', () => ({
  findEbooks: async (ids: readonly string[]) => new Map(ids.includes('ebk_1') ? [['ebk_1', ebook]] : []),
}));

it('finds orphans: objects of no ebook, of an earlier text, or of an earlier title', async () => {
  const used = ['ebooks/ebk_1/v2.md', 'ebooks/ebk_1/v2.csv', 'ebooks/ebk_1/v2.original.csv'];
  const made = [madeKey(ebook, 'pdf'), madeKey(ebook, 'epub'), madeKey(ebook, 'txt'), attachmentKey(ebook, sheets)];
  const covers = [drawnCoverKey(ebook), chosenCoverKey(ebook)];
  const orphans = [
    'ebooks/ebk_0/v1.md',
    'ebooks/ebk_1/v1.md',
    'ebooks/ebk_1/v1.original.csv',
    madeKey({ ...ebook, title: 'Before' }, 'pdf'),
    madeKey({ ...ebook, title: 'Before' }, 'epub'),
    madeKey({ ...ebook, cover_image: '' }, 'epub'),
    drawnCoverKey({ ...ebook, title: 'Before' }),
    chosenCoverKey({ ...ebook, cover_image: '/files/b' }),
    attachmentKey({ ...ebook, content_version: 1 }, sheets),
    attachmentKey(ebook, { ...sheets, name: 'removed' }),
  ];
  expect(await ebookOrphansAmong([...used, ...orphans, ...made, ...covers])).toEqual(orphans);
});

it('ignores keys of any other form', async () => {
  const strange = [
    'ebooks/ebk_0/cover.png',
    'ebooks/v1.md',
    'ebooks/ebk_0/v1.md/x',

    'ebooks/ebk_0/v.md',
    'catalog/x',
  ];
  expect(await ebookOrphansAmong(strange)).toEqual([]);
});
