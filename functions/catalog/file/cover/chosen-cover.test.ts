import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sharp } from '#lib/native/sharp.ts';

const getIfChanged = vi.fn();
vi.mock('#lib/aws/objects.ts', () => ({ getIfChanged }));
const { chosenCover } = await import('./chosen-cover.ts');

const folder = 'files/upl_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const address = `/${folder}/detail.webp`;
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .webp()
    .toBuffer();
const stored = (bytes: Uint8Array) => getIfChanged.mockResolvedValue({ bytes, etag: '' });
beforeEach(() => {
  getIfChanged.mockReset();
});

describe('a chosen cover', () => {
  it.each([
    [1600, 900, 1200, 675],
    [800, 1600, 800, 1600],
    [30, 40, 30, 40],
  ])('of %i × %i is a JPEG of %i × %i: whole, never larger than it was, on white', async (width, height, ...size) => {
    stored(await picture(width, height));
    const jpeg = await sharp(await chosenCover(address))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([jpeg.info.width, jpeg.info.height, jpeg.info.channels]).toEqual([...size, 3]);
    expect(jpeg.data[0]).toBe(255);
    expect(getIfChanged).toHaveBeenCalledWith(`${folder}/detail.webp`, undefined);
  });

  it('is no progressive JPEG, which the files of books cannot all show', async () => {
    stored(await picture(300, 400));
    const { format, isProgressive } = await sharp(await chosenCover(address)).metadata();
    expect([format, isProgressive]).toEqual(['jpeg', false]);
  });

  it('that is damaged or gone is none', async () => {
    stored((await picture(30, 40)).subarray(0, 20));
    expect(await chosenCover(address)).toBeUndefined();
    getIfChanged.mockResolvedValue('missing');
    expect(await chosenCover(address)).toBeUndefined();
  });

  it('is one of the uploaded pictures: nothing else is read', async () => {
    for (const other of ['/files/../ebooks/x/v1.md', 'https://example.com/a.webp', '/covers/a.jpg', ''])
      expect(await chosenCover(other)).toBeUndefined();
    expect(getIfChanged).not.toHaveBeenCalled();
  });

  it('is asked for again when the store is away', async () => {
    getIfChanged.mockRejectedValue(new Error('away'));
    await expect(chosenCover(address)).rejects.toThrow('away');
  });
});
