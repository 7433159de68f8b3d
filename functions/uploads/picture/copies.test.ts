import { describe, expect, it } from 'vitest';
import { sharp } from '#lib/native/sharp.ts';
import { copiesOf, type PictureCopies } from './copies.ts';

// To look at the copies that are AVIF, which no picture that is sent may be.
sharp.unblock({ operation: ['VipsForeignLoadHeifBuffer'] });

const id = 'upl_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const colour = { channels: 3, background: '#0a7' } as const;
const plain = (width: number, height: number) => sharp({ create: { ...colour, width, height } });

const namesOf = ({ all }: PictureCopies) => all.map(({ key }) => key.slice(`files/${id}/`.length));
const copyOf = ({ all }: PictureCopies, name: string) => {
  const found = all.find(({ key }) => key === `files/${id}/${name}`);
  if (!found) throw new Error(`There is no ${name}`);
  return sharp(found.bytes);
};
const shapeOf = async (copies: PictureCopies, name: string) => {
  const { format, width, height } = await copyOf(copies, name).metadata();
  return `${format} ${width} × ${height}`;
};
/** The colour of a pixel, as it is shown. */
const pixel = async (picture: ReturnType<typeof copyOf>, left: number, top: number) => [
  ...(await picture.ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

describe('the copies of a picture', () => {
  it('are as large as pages show them, in formats that browsers know, and a JPEG for shared links', async () => {
    const copies = await copiesOf(id, await plain(3000, 1500).png().toBuffer());
    expect(namesOf(copies)).toEqual(['detail.webp', 'detail.avif', 'card.webp', 'card.avif', 'social.jpg', 'mail.jpg']);
    expect(copies).toMatchObject({ width: 1600, height: 800 });
    expect(copies.all.map(({ type }) => type)).toEqual([
      'image/webp',
      'image/avif',
      'image/webp',
      'image/avif',
      'image/jpeg',
      'image/jpeg',
    ]);
    expect(
      await Promise.all(
        namesOf(copies)
          .slice(0, 3)
          .map((name) => shapeOf(copies, name)),
      ),
    ).toEqual(['webp 1600 × 800', 'heif 1600 × 800', 'webp 640 × 320']);
    expect(await shapeOf(copies, 'social.jpg')).toBe('jpeg 1200 × 630');
    expect(await shapeOf(copies, 'mail.jpg')).toBe('jpeg 1072 × 536');
  });

  it('are never larger than the picture', async () => {
    const copies = await copiesOf(id, await plain(300, 200).webp().toBuffer());
    const names = ['detail.webp', 'card.avif', 'mail.jpg'];
    expect(await Promise.all(names.map((name) => shapeOf(copies, name)))).toEqual([
      ...['webp 300 × 200', 'heif 300 × 200', 'jpeg 300 × 200'],
    ]);
  });

  it('hold nothing that a camera wrote into it, and stand upright', async () => {
    const taken = await plain(400, 200)
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6, density: 300 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const copies = await copiesOf(id, taken);
    expect(copies).toMatchObject({ width: 200, height: 400 });
    for (const { key, bytes } of copies.all) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect({ exif, icc, xmp, iptc, orientation }, key).toEqual({});
      expect(Buffer.from(bytes).includes('Somebody'), key).toBe(false);
    }
  });

  it('are cropped for shared links where that loses little, and whole on white where it would lose much', async () => {
    const corner = async (width: number, height: number) => {
      const copies = await copiesOf(id, await plain(width, height).png().toBuffer());
      return [
        (await pixel(copyOf(copies, 'social.jpg'), 600, 2))[0],
        (await pixel(copyOf(copies, 'social.jpg'), 2, 315))[0],
      ].map((red) => ((red ?? 0) > 200 ? 'white' : 'picture'));
    };
    expect(await corner(500, 250)).toEqual(['picture', 'picture']);
    expect(await corner(600, 150)).toEqual(['white', 'picture']);
    expect(await corner(250, 250)).toEqual(['picture', 'white']);
  });

  it('keep transparency, and are on white where there is none', async () => {
    const logo = {
      create: { width: 500, height: 500, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0 } },
    } as const;
    const copies = await copiesOf(id, await sharp(logo).png().toBuffer());
    expect((await pixel(copyOf(copies, 'card.webp'), 10, 10))[3]).toBe(0);
    expect(await pixel(copyOf(copies, 'social.jpg'), 600, 300)).toEqual([255, 255, 255, 255]);
    expect(await pixel(copyOf(copies, 'mail.jpg'), 10, 10)).toEqual([255, 255, 255, 255]);
  });

  it('are cropped for shared links only where that loses little', async () => {
    const wide = await copiesOf(id, await plain(1600, 900).png().toBuffer());
    const square = await copiesOf(id, await plain(900, 900).png().toBuffer());
    expect((await pixel(copyOf(wide, 'social.jpg'), 2, 2)).slice(0, 3)).not.toEqual([255, 255, 255]);
    expect((await pixel(copyOf(square, 'social.jpg'), 2, 2)).slice(0, 3)).toEqual([255, 255, 255]);
  });

  it('are right in grey and in the colours of print', async () => {
    const grey = await copiesOf(id, await plain(64, 64).greyscale().png().toBuffer());
    const [red = 0, green = 0, blue = 0] = await pixel(copyOf(grey, 'detail.webp'), 9, 9);
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(4);
    const print = await copiesOf(id, await plain(64, 64).toColourspace('cmyk').jpeg().toBuffer());
    expect((await pixel(copyOf(print, 'detail.webp'), 9, 9))[1]).toBeGreaterThan(120);
  });

  it.each([
    ['what is cut off', async () => (await plain(400, 400).jpeg().toBuffer()).subarray(0, 700)],
    ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', async () => Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')],
    ['nothing', async () => Buffer.alloc(0)],
  ])('are not made of %s', async (_, bytes) => {
    await expect(copiesOf(id, await bytes())).rejects.toThrow();
  });
});
