import { describe, expect, it } from 'vitest';
import { jpeg, png, webp } from '../testing/pictures.ts';
import { examinePicture } from './picture.ts';

describe('a picture', () => {
  it.each([
    ['image/png', png(640, 48)],
    ['image/jpeg', jpeg(640, 48)],
    ['image/webp', webp.lossy(640, 48)],
    ['image/webp', webp.lossless(640, 48)],
    ['image/webp', webp.extended(640, 48)],
  ])('%s is known by its content, and its size is read', (type, bytes) => {
    expect(examinePicture(bytes)).toEqual({ type, width: 640, height: 48 });
  });

  /** A TIFF header with a directory of two entries, the second of which is the orientation. */
  const exif = (isLittle: boolean, orientation: number): number[] => {
    const short = (value: number) => (isLittle ? [value, value >> 8] : [value >> 8, value]).map((byte) => byte & 0xff);
    const long = (value: number) => (isLittle ? [...short(value), 0, 0] : [0, 0, ...short(value)]);
    const entry = (tag: number, value: number) => [...short(tag), ...short(3), ...long(1), ...short(value), 0, 0];
    const order = isLittle ? [0x49, 0x49] : [0x4d, 0x4d];
    return [...order, ...short(42), ...long(8), ...short(2), ...entry(0x0100, 6), ...entry(0x0112, orientation)];
  };

  it.each([true, false])(
    'has the size in which it is shown, however a phone was held: little-endian %s',
    (isLittle) => {
      const sizes = [1, 2, 3, 4, 5, 6, 7, 8].map((orientation) =>
        examinePicture(jpeg(640, 48, exif(isLittle, orientation))),
      );
      expect(sizes.map(({ width, height }) => `${width} × ${height}`)).toEqual([
        ...Array(4).fill('640 × 48'),
        ...Array(4).fill('48 × 640'),
      ]);
    },
  );

  it('is not turned by Exif data that cannot be read, wherever it ends', () => {
    const whole = exif(true, 6);
    for (let length = 1; length < whole.length - 3; length++)
      expect(examinePicture(jpeg(640, 48, whole.slice(0, length)))).toMatchObject({ width: 640, height: 48 });
    expect(examinePicture(jpeg(640, 48, [0x58, 0x58, ...whole.slice(2)]))).toMatchObject({ width: 640 });
  });

  it('is read wherever its bytes lie in memory', () => {
    const bytes = png(3, 4);
    const around = new Uint8Array(bytes.length + 20).fill(7);
    around.set(bytes, 10);
    expect(examinePicture(around.subarray(10, 10 + bytes.length))).toMatchObject({ width: 3, height: 4 });
  });

  it('may have sides of 6000 pixels', () => {
    expect(examinePicture(jpeg(6000, 6000))).toMatchObject({ width: 6000, height: 6000 });
  });
});

const saidOf = (bytes: Uint8Array): unknown => {
  try {
    return examinePicture(bytes);
  } catch (error) {
    return (error as { errors?: { file?: string } }).errors?.file;
  }
};

const text = (content: string) => Buffer.from(content);
const noPicture = 'This file is no picture that can be shown. Choose a PNG, JPEG or WebP picture.';

describe('what is no picture for the site', () => {
  it.each([
    ['HTML', text('<!doctype html><script>alert(1)</script>')],
    ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
    ['GIF', text('GIF89a')],
    ['another RIFF', text('RIFF\u0004\u0000\u0000\u0000WAVE')],
    ['a PNG after other bytes', Buffer.concat([text(' '), png(1, 1)])],
    ['nothing', text('')],
  ])('is refused: %s', (_, bytes) => expect(saidOf(bytes)).toBe(noPicture));

  it.each([
    ['PNG', png(1, 1, { isAnimated: true })],
    ['WebP', webp.animated()],
  ])('is refused when animated: %s', (_, bytes) =>
    expect(saidOf(bytes)).toBe('Animated pictures cannot be used. Choose a still one.'),
  );

  it.each([
    [6001, 10, png(6001, 10)],
    [10, 6001, jpeg(10, 6001)],
    [16_383, 6001, webp.lossy(16_383, 6001)],
  ])('is refused when too large: %i × %i', (width, height, bytes) =>
    expect(saidOf(bytes)).toBe(`This picture has ${width} × ${height} pixels. Use at most 6000 × 6000.`),
  );
});

const damaged = 'This picture is damaged. Choose another file.';
const changed = (bytes: Buffer, at: number, value: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy[at] = value;
  return copy;
};

describe('a damaged picture', () => {
  it.each([
    ['PNG', png(30, 30)],
    ['JPEG', jpeg(30, 30)],
    ['lossy WebP', webp.lossy(30, 30)],
    ['lossless WebP', webp.lossless(30, 30)],
    ['extended WebP', webp.extended(30, 30)],
  ])('is refused wherever it ends early: %s', (_, bytes) => {
    for (let length = 0; length < bytes.length; length++)
      expect([noPicture, damaged], `${length} bytes`).toContain(saidOf(bytes.subarray(0, length)));
  });

  it.each([
    ['a PNG whose checksum is wrong', changed(png(30, 30), 20, 1)],
    ['a PNG without width', png(0, 30)],
    ['a JPEG without height', jpeg(30, 0)],
    ['a JPEG with a segment of no length', changed(changed(jpeg(30, 30), 4, 0), 5, 0)],
    ['a WebP whose picture has another start', changed(webp.lossy(30, 30), 23, 0)],
    ['a WebP whose chunk is larger than the file', changed(webp.lossy(30, 30), 16, 200)],
  ])('is refused: %s', (_, bytes) => expect(saidOf(bytes)).toBe(damaged));
});
