import { beforeEach, expect, it, vi } from 'vitest';
import type { Ebook } from '../ebook/ebook.repo.ts';
import { figureKey } from './figure-key.ts';
import { unusedFiguresAmong } from './unused-figures.ts';

const used = 'plan-0123456789ab-80x60.png';
const unused = 'plan-ba9876543210-80x60.png';
const now = { id: 'ebk_1', content_version: 2, upload_status: 'completed' } as Ebook;
let stored: Ebook[];
let text: () => Promise<string>;
vi.mock('../ebook/ebook.repo.ts', () => ({
  findEbooks: async () => new Map(stored.map((ebook) => [ebook.id, ebook])),
}));
vi.mock('../ebook/content.service.ts', () => ({ fullText: () => text() }));
beforeEach(() => {
  stored = [now];
  text = async () => `Text.\n\n![A plan](figure:${used})\n\nNot ![one](figure:${unused}) within a line.`;
});
const keys = [figureKey('ebk_1', used), figureKey('ebk_1', unused)];

it('finds pictures that the text does not show', async () => {
  expect(await unusedFiguresAmong(keys)).toEqual([keys[1]]);
});

it('finds all of an ebook that there is not', async () => {
  stored = [];
  expect(await unusedFiguresAmong(keys)).toEqual(keys);
});

it('keeps those of a purged ebook, which its owners keep', async () => {
  stored = [{ ...now, list: 'purged', shelf: 'trash', purged_at: '2026-01-01T00:00:00.000Z' }];
  expect(await unusedFiguresAmong(keys)).toEqual([keys[1]]);
});

it('keeps all while the file is being read, and when the text cannot be read', async () => {
  stored = [{ ...now, upload_status: 'processing' }];
  expect(await unusedFiguresAmong(keys)).toEqual([]);
  stored = [now];
  text = () => Promise.reject(new Error('away'));
  expect(await unusedFiguresAmong(keys)).toEqual([]);
});

it('ignores other objects', async () => {
  expect(await unusedFiguresAmong(['ebooks/ebk_0/v1.md', 'ebooks/ebk_0/figures/', 'articles/a/figures/x'])).toEqual([]);
});
