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
