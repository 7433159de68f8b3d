import { rasterised } from '#lib/drawing/raster.ts';
import { cover } from '#shared/catalog/cover.ts';
import type { Ebook } from '../../ebook/ebook.repo.ts';
import { loadFaces } from '../typeset/fonts.ts';

/** In pixels; covers are three to four. */
const width = 1200;

/** The cover of the site as PNG, with the fonts of the site. */
export async function drawnCover(ebook: Ebook): Promise<Uint8Array> {
  const { regular, semibold, mono } = await loadFaces();
  return rasterised(cover(ebook), { width, faces: [regular, semibold, mono] });
}
