import { beforeEach, expect, it, vi } from 'vitest';
import type { Actor } from '#lib/actor.ts';
import type { EbookPage } from '../ebook-page.repo.ts';
import { figureKey } from './figure-key.ts';

const [first, second, hidden] = ['a', 'b', 'c'].map((name) => `${name}-0123456789ab-80x60.png`);
const preview = `![x](figure:${first})\n\n![x](figure:chart)\n\n![x](figure:${second})`;
const ebook = { id: 'ebk_1', price: 1900, shelf: 'published' };
let page: EbookPage | undefined;
let owns = false;
vi.mock('../ebook-page.repo.ts', () => ({ findEbookPage: async () => page }));
vi.mock('../ebook/ebook.repo.ts', () => ({ unknownEbook: () => new Error('unknown') }));
vi.mock('../ebook/content.service.ts', () => ({ fullText: async () => `${preview}\n\n![x](figure:${hidden})` }));
vi.mock('#functions/library/public.ts', () => ({ ownsEbook: async () => owns }));
const linksToShow = vi.fn(async (keys: readonly string[]) => keys.map((key) => `https://bucket/${key}`));
vi.mock('#lib/aws/shown-links.ts', () => ({ linksToShow }));
const { linksToFigures } = await import('./figure-links.service.ts');

const somebody = { id: 'usr_1', isAdmin: false } as Actor;
const namesFor = async (actor?: Actor) => Object.keys((await linksToFigures('ebk_1', actor)).figures);
beforeEach(() => {
  page = { ebook, content: { preview, contents: [] } } as unknown as EbookPage;
  owns = false;
  linksToShow.mockClear();
});

it('links the pictures of the preview for everybody, and all for owners', async () => {
  expect(await namesFor()).toEqual([first, second]);
  expect(await namesFor(somebody)).toEqual([first, second]);
  owns = true;
  expect(await namesFor(somebody)).toEqual([first, second, hidden]);
});

it('gives each name the link of its own object, and only names that are stored', async () => {
  const { figures } = await linksToFigures('ebk_1');
  const linkOf = (name = '') => `https://bucket/${figureKey('ebk_1', name)}`;
  expect(figures).toEqual({ [first ?? '']: linkOf(first), [second ?? '']: linkOf(second) });
});

it('links no more pictures than a file can have: a function answers with 6 MB at most', async () => {
  const many = Array.from({ length: 1001 }, (_, n) => `![x](figure:n${n}-0123456789ab-80x60.png)`).join('\n\n');
  page = { ebook, content: { preview: many, contents: [] } } as unknown as EbookPage;
  const names = await namesFor();
  expect(names).toHaveLength(1000);
  expect(names[0]).toBe('n0-0123456789ab-80x60.png');
});

it('signs nothing for a text without pictures', async () => {
  page = { ebook, content: { preview: 'Text.', contents: [] } } as unknown as EbookPage;
  expect(await linksToFigures('ebk_1')).toEqual({ figures: {} });
  expect(linksToShow).not.toHaveBeenCalled();
});

it('knows of no ebook that there is not, and of none that somebody may not see', async () => {
  page = undefined;
  await expect(linksToFigures('ebk_1')).rejects.toThrow('unknown');
  page = { ebook: { ...ebook, shelf: 'draft' }, content: { preview, contents: [] } } as unknown as EbookPage;
  await expect(linksToFigures('ebk_1', somebody)).rejects.toThrow('unknown');
});
