import { beforeEach, expect, it, vi } from 'vitest';

const card = { id: 'ebk_1', title: 'Evidence', regulatory_source: 'SOX', category: 'Topic', price: 29 };
let found: { published: boolean; card: object } | undefined;
const chosenCover = vi.fn(async (): Promise<Uint8Array | undefined> => Buffer.from('JPEG'));
vi.mock('#functions/catalog/public.ts', () => ({
  findCards: async () => new Map(found && [['ebk_1', found]]),
  chosenCover,
  typefaces: async () => ({}),
}));
vi.mock('#functions/ai-tools/public.ts', () => ({ findToolMeta: vi.fn() }));
vi.mock('#functions/articles/public.ts', () => ({ findArticleMeta: vi.fn() }));
vi.mock('#functions/coaching/public.ts', () => ({ findListedPackage: vi.fn() }));
vi.mock('#lib/drawing/raster.ts', () => ({ rasterised: async (svg: string) => Buffer.from(svg) }));
const { shareImage } = await import('./share-image.ts');

const shown = async () => String(await shareImage('ebook', 'ebk_1'));
const drawn = 'aria-label="Cover: Evidence"';
beforeEach(() => {
  found = { published: true, card: { ...card, cover_image: '/files/a/detail.webp' } };
  chosenCover.mockClear();
});

it('an ebook is shared with the picture that was chosen as its cover', async () => {
  expect(await shown()).toContain(Buffer.from('JPEG').toString('base64'));
  expect(chosenCover).toHaveBeenCalledExactlyOnceWith('/files/a/detail.webp');
});

it('with the drawn cover when there is none, or it cannot be read now', async () => {
  chosenCover.mockResolvedValueOnce(undefined);
  expect(await shown()).toContain(drawn);
  chosenCover.mockRejectedValueOnce(new Error('away'));
  expect(await shown()).toContain(drawn);
  found = { published: true, card: { ...card, cover_image: null } };
  chosenCover.mockClear();
  expect(await shown()).toContain(drawn);
  expect(chosenCover).not.toHaveBeenCalled();
});

it('a draft is not shared, nor what there is not', async () => {
  found = { published: false, card: { ...card, cover_image: null } };
  expect(await shareImage('ebook', 'ebk_1')).toBeUndefined();
  found = undefined;
  expect(await shareImage('ebook', 'ebk_1')).toBeUndefined();
  expect(await shareImage('constructor', 'ebk_1')).toBeUndefined();
});
