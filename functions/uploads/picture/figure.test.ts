import { describe, expect, it } from 'vitest';
import { sharp } from '#lib/native/sharp.ts';
import { jpeg, png, webp } from '../testing/pictures.ts';
import { figureOf } from './figure.ts';

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#0a7' } });
/** What no drawing has: no two pixels are alike. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });
const clear = { width: 40, height: 20, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } } as const;

describe('a picture of a text', () => {
  it('is at most 1,600 pixels wide, and never enlarged', async () => {
    expect(await figureOf(await plain(3000, 1500).png().toBuffer())).toMatchObject({ width: 1600, height: 800 });
    expect(await figureOf(await plain(30, 5000).webp().toBuffer())).toMatchObject({ width: 30, height: 5000 });
  });

  it('is a PNG when it is drawn or transparent, and a JPEG when it is a photo', async () => {
    expect((await figureOf(png(60, 40))).type).toBe('image/png');
    const half = await figureOf(await sharp({ create: clear }).webp().toBuffer());
    expect(half.type).toBe('image/png');
    expect((await sharp(Buffer.from(half.bytes)).metadata()).hasAlpha).toBe(true);
    const photo = await figureOf(await noise(300, 200).png().toBuffer());
    expect(photo.type).toBe('image/jpeg');
    expect((await sharp(Buffer.from(photo.bytes)).metadata()).format).toBe('jpeg');
    expect((await figureOf(await plain(60, 40).jpeg().toBuffer())).type).toBe('image/jpeg');
  });

  it('keeps nothing of what a camera wrote into it, stands upright, and is in sRGB', async () => {
    const taken = plain(400, 200)
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .withMetadata({ orientation: 6 });
    const figure = await figureOf(await taken.jpeg().toBuffer());
    expect(figure).toMatchObject({ width: 200, height: 400 });
    expect(Buffer.from(figure.bytes).includes('Somebody')).toBe(false);
    const printed = await figureOf(await plain(50, 50).toColourspace('cmyk').jpeg().toBuffer());
    expect(await sharp(Buffer.from(printed.bytes)).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
  });

  it('is the same each time', async () => {
    const bytes = await noise(80, 80).png().toBuffer();
    expect(Buffer.from((await figureOf(bytes)).bytes).equals((await figureOf(bytes)).bytes)).toBe(true);
  });

  it.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ['larger than 6,000 pixels', () => png(6001, 10)],
    ['a bomb that says so in its header alone', () => jpeg(60_000, 60_000)],
    ['animated', () => png(20, 20, { isAnimated: true })],
    ['an animated WebP', () => webp.animated()],
    ['a GIF', () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['cut off', () => png(600, 400).subarray(0, 90)],
    ['cut off within a JPEG', async () => (await noise(300, 300).jpeg().toBuffer()).subarray(0, 9000)],
    [
      'a drawing with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>'),
    ],
    ['empty', () => new Uint8Array()],
  ])('is none when it is %s', async (_, make) => {
    const bytes = await make();
    await expect(figureOf(bytes)).rejects.toThrow();
  });
});
