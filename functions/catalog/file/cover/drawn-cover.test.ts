import { expect, it, vi } from 'vitest';
import { rasterised } from '#lib/drawing/raster.ts';
import { cover } from '#shared/catalog/cover.ts';
import type { Ebook } from '../../ebook/ebook.repo.ts';

const png = Buffer.from('png');
vi.mock('#lib/drawing/raster.ts', () => ({ rasterised: vi.fn(async () => png) }));
const face = (name: string): Uint8Array => Buffer.from(name);
const faces = { regular: face('regular'), italic: face('italic'), semibold: face('semibold'), mono: face('mono') };
vi.mock('../typeset/fonts.ts', () => ({ loadFaces: async () => faces }));
const { drawnCover } = await import('./drawn-cover.ts');

it('is the cover of the site, 1,200 pixels wide, with the three faces that it is set in', async () => {
  const ebook = { id: 'ebk_1', title: 'Logs', category: 'Topic', regulatory_source: 'SOX' } as Ebook;
  expect(await drawnCover(ebook)).toBe(png);
  const { regular, semibold, mono } = faces;
  expect(rasterised).toHaveBeenCalledExactlyOnceWith(cover(ebook), { width: 1200, faces: [regular, semibold, mono] });
});
