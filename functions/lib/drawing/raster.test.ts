import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { testFaces } from '#functions/catalog/file/typeset/testing/recorded.ts';
import { rasterised } from './raster.ts';

const renderer = new URL('../../../node_modules/@resvg/resvg-wasm/index_bg.wasm', import.meta.url);
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><text y="90" font-size="40">Words</text></svg>';
const drawn = async (faces: readonly Uint8Array[]) =>
  Buffer.from(await rasterised(svg, { width: 150, faces }, () => readFile(renderer)));

describe('a drawing', () => {
  // First: once it runs, the renderer is never loaded again.
  it('is drawn after a time at which the renderer could not be loaded', async () => {
    const away = () => Promise.reject(new Error('away'));
    await expect(rasterised(svg, { width: 150, faces: [] }, away)).rejects.toThrow('away');
    expect((await drawn([])).toString('latin1', 1, 4)).toBe('PNG');
  });

  it('becomes a PNG of the wanted width, in its own shape', async () => {
    const png = await drawn([testFaces.regular]);
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 150, 200]);
  });

  it('is lettered with the given fonts, of which a function has no others', async () => {
    const [lettered, bare] = [await drawn([testFaces.regular]), await drawn([])];
    expect(lettered.equals(bare)).toBe(false);
    expect((await drawn([testFaces.regular])).equals(lettered)).toBe(true);
  });
});
