import * as pdfkit from 'pdfkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharp } from '#lib/native/sharp.ts';
import type { Doc } from '../page.ts';
import { openPictures } from './open-pictures.ts';

type Image = { embed(doc: object): void; finalize?: () => void; imgData?: unknown };

/** A document that records when pictures are put into it, and when they are done. */
function watchedDoc() {
  const { PDFDocument } = pdfkit as unknown as { PDFDocument: new (options: object) => Doc };
  const doc = new PDFDocument({ autoFirstPage: false, font: '' });
  const seen: string[] = [];
  const opener = doc as unknown as { openImage(bytes: Uint8Array): Image };
  const open = opener.openImage.bind(doc);
  let count = 0;
  opener.openImage = (bytes) => {
    const image = open(bytes);
    const number = ++count;
    const { embed, finalize } = image;
    image.embed = (into) => {
      seen.push(`begin ${number}`);
      embed.call(image, into);
    };
    if (finalize)
      image.finalize = () => {
        finalize.call(image);
        seen.push(`end ${number}`);
      };
    return image;
  };
  return { doc, seen };
}

const plain = (background: object) => sharp({ create: { width: 40, height: 30, channels: 4, background } } as never);

describe('openPictures', () => {
  let glass: Buffer;
  let photo: Buffer;
  beforeAll(async () => {
    glass = await plain({ r: 200, g: 0, b: 0, alpha: 0.5 }).png().toBuffer();
    photo = await plain({ r: 0, g: 0, b: 200, alpha: 1 }).jpeg().toBuffer();
  });

  it('takes transparent pictures apart one after the other', async () => {
    const { doc, seen } = watchedDoc();
    const opened = await openPictures(doc, new Map(['a', 'b', 'c'].map((name) => [name, glass])));
    expect([...opened.keys()]).toEqual(['a', 'b', 'c']);
    expect(seen).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2', 'begin 3', 'end 3']);
  });

  it('knows the sizes of all, and leaves out what is no picture', async () => {
    const pictures = new Map([
      ['glass', glass],
      ['photo', photo],
      ['text', Buffer.from('no picture')],
    ]);
    const opened = await openPictures(watchedDoc().doc, pictures);
    expect([...opened].map(([name, { width, height }]) => [name, width, height])).toEqual([
      ['glass', 40, 30],
      ['photo', 40, 30],
    ]);
  });
});
