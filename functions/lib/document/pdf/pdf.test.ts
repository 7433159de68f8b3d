import { describe, expect, it } from 'vitest';
import { Deadline, documentLimits } from '../limits.ts';
import { readHere } from '../read-here.ts';
import { type Drawing, pdfBook, pdfOf, sentence } from '../testing/pdf.ts';
import { pngOf } from './png.ts';

const read = async (draw: Drawing, options: PDFKit.PDFDocumentOptions = {}) =>
  readHere(await pdfOf(draw, options), 'pdf');
const markdownOf = async (draw: Drawing): Promise<string> => (await read(draw)).markdown;

/** Sentences that fill some lines. */
const prose = (from: number, count: number): string =>
  Array.from({ length: count }, (_, at) => sentence(from + at)).join(' ');

describe('a PDF', () => {
  it('is read in paragraphs under headings of three sizes', async () => {
    const markdown = await markdownOf((doc) => {
      doc.fontSize(24).text('Handbook').moveDown();
      doc.fontSize(16).text('1. Scope').moveDown();
      doc.fontSize(10).text(prose(0, 4)).moveDown().text(prose(4, 3)).moveDown();
      doc.fontSize(13).text('Who reads this').moveDown().fontSize(10).text(prose(8, 3));
    });
    expect(markdown).toBe(
      ['# Handbook', '## 1. Scope', prose(0, 4), prose(4, 3), '### Who reads this', prose(8, 3)].join('\n\n'),
    );
  });

  it('with titles of sizes that only its first page has keeps levels for its chapters', async () => {
    const markdown = await markdownOf((doc) => {
      doc.fontSize(30).text('Handbook').fontSize(22).text('of risk');
      for (let chapter = 1; chapter <= 6; chapter++) {
        doc
          .addPage()
          .fontSize(16)
          .text(`Chapter ${chapter}`)
          .moveDown()
          .fontSize(10)
          .text(prose(chapter * 10, 8))
          .moveDown();
        doc
          .fontSize(13)
          .text(`Part ${chapter}`)
          .moveDown()
          .fontSize(10)
          .text(prose(chapter * 100, 8));
      }
    });
    const headings = markdown.split('\n').filter((line) => line.startsWith('#'));
    expect(headings.slice(0, 4)).toEqual(['# Handbook', '# of risk', '## Chapter 1', '### Part 1']);
  });

  it('in two columns is read column by column, below a title over both', async () => {
    const markdown = await markdownOf((doc) => {
      doc.fontSize(20).text('A title over both of the columns of the page').moveDown().fontSize(9);
      doc.text(prose(0, 26), { columns: 2, columnGap: 24, height: 300 });
    });
    expect(markdown.replace(/\s+/g, ' ')).toBe(`# A title over both of the columns of the page ${prose(0, 26)}`);
  });

  it('joins words across hyphens at line ends, and keeps the hyphens of words that have one', async () => {
    const lines = [
      'Reviews of well-known risks are never com-',
      'plete without an owner. The well-',
      'known ones are no excuse, and a self-',
      'Assessment is none.',
    ];
    expect(await markdownOf((doc) => void lines.map((line) => doc.text(line)))).toBe(
      'Reviews of well-known risks are never complete without an owner. The well-known ones are no excuse, and a self-Assessment is none.',
    );
  });

  it('drops the heads, feet and numbers that come on every page', async () => {
    const { markdown, pages } = await read(
      (doc) => {
        for (let page = 1; page <= 4; page++) {
          if (page > 1) doc.addPage();
          doc.fontSize(8).text('Rampart handbook', 60, 30).text(`Page ${page} of 4`, 60, 770, { lineBreak: false });
          doc.fontSize(10).text(prose(page * 10, 5), 60, 80);
        }
      },
      { margin: 20 },
    );
    expect(markdown).not.toMatch(/Rampart|Page \d/);
    expect(pages.map(({ where }) => where)).toEqual(['page 1', 'page 2', 'page 3', 'page 4']);
    expect(pages[1]?.text).toBe(prose(20, 5));
  });

  it('goes on with a paragraph that the end of a page divides', async () => {
    const text = prose(0, 60);
    expect(await markdownOf((doc) => doc.fontSize(12).text(text))).toBe(text);
  });

  it('keeps lists, ordered ones by their numbers', async () => {
    const markdown = await markdownOf((doc) => {
      doc.fontSize(10).text('Each quarter:').moveDown();
      doc
        .text('•  Export the accounts')
        .text('•  Ask the owners')
        .text('–  by mail', 84)
        .text('–  by phone')
        .moveDown();
      doc.x = 60;
      doc.list(['Plan', 'Do', 'Check'], { listType: 'numbered' });
    });
    expect(markdown).toBe(
      'Each quarter:\n\n- Export the accounts\n- Ask the owners\n  - by mail\n  - by phone\n\n1. Plan\n2. Do\n3. Check',
    );
  });

  it('takes short lines below each other for lines of their own', async () => {
    const markdown = await markdownOf((doc) =>
      doc.fontSize(10).text(prose(0, 5)).moveDown().text('Ada Lee').text('London'),
    );
    expect(markdown).toBe([prose(0, 5), 'Ada Lee', 'London'].join('\n\n'));
  });

  it('keeps a table whose columns are plain to see, and lines of text where they are not', async () => {
    const rows = [
      ['Control', 'Owner', 'Due'],
      ['A.5.1', 'Security', '12 May'],
      ['A.8.2', 'Operations', '3 June'],
      ['A.8.9', 'Platform', '7 July'],
    ];
    const markdown = await markdownOf((doc) => {
      doc.fontSize(10).text(prose(0, 3), 60, 60);
      for (const [at, row] of rows.entries())
        for (const [column, cell] of row.entries())
          doc.text(cell, 60 + column * 140, 160 + at * 16, { lineBreak: false });
      doc.text(prose(5, 3), 60, 260);
    });
    const table = [
      '| Control | Owner | Due |',
      '| --- | --- | --- |',
      '| A.5.1 | Security | 12 May |',
      '| A.8.2 | Operations | 3 June |',
      '| A.8.9 | Platform | 7 July |',
    ];
    expect(markdown).toBe([prose(0, 3), table.join('\n'), prose(5, 3)].join('\n\n'));
  });

  it('keeps code in lines, as far in as they were', async () => {
    const markdown = await markdownOf((doc) => {
      doc.fontSize(10).text(prose(0, 3)).moveDown().font('Courier');
      doc.text('if (ready) {').text('go();', { indent: 12 }).text('}').moveDown().font('Helvetica').text(prose(3, 3));
    });
    expect(markdown).toBe([prose(0, 3), '```\nif (ready) {\n  go();\n}\n```', prose(3, 3)].join('\n\n'));
  });

  it('says its title and author, unless the title is the name of a file', async () => {
    const info = { Title: 'Risk', Author: 'Ada Lee' };
    expect(await read((doc) => doc.text(prose(0, 3)), { info })).toMatchObject({ title: 'Risk', author: 'Ada Lee' });
    const named = await read((doc) => doc.fontSize(20).text('Handbook').fontSize(10).text(prose(0, 3)), {
      info: { Title: 'draft_v3.docx' },
    });
    expect(named.title).toBe('Handbook');
  });

  it('that asks for a password is refused; one that anybody may open is read', async () => {
    const locked = await pdfOf((doc) => doc.text('Secret'), { userPassword: 'open', ownerPassword: 'change' });
    await expect(readHere(locked, 'pdf')).rejects.toMatchObject({
      code: 'encrypted',
      message: 'This PDF is protected with a password. Save it without one and upload it again.',
    });
    expect((await read((doc) => doc.text('Anybody may read this'), { ownerPassword: 'change' })).markdown).toBe(
      'Anybody may read this',
    );
  });

  it('of pictures only is refused; a page without text among others is remarked', async () => {
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await expect(read((doc) => doc.image(picture, 0, 0, { width: 500 }))).rejects.toMatchObject({ code: 'scanned' });
    const { remarks } = await read((doc) => doc.text(prose(0, 3)).addPage().image(picture, 0, 0, { width: 500 }));
    expect(remarks.map(({ where }) => where)).toEqual(['page 2', 'the file']);
  });

  it('has the picture of a first page without text for its cover', async () => {
    const pixels = { width: 400, height: 600, channels: 3, bytes: new Uint8Array(400 * 600 * 3).fill(120) } as const;
    const picture = pngOf(pixels);
    const { cover, figures } = await read((doc) => doc.image(picture, 0, 0).addPage().text(prose(0, 3)));
    expect(cover).toMatchObject({ name: 'cover', type: 'image/png' });
    expect(Buffer.from(cover?.bytes ?? []).equals(picture)).toBe(true);
    expect(figures).toEqual([]);
    expect((await read((doc) => doc.text('Title').image(picture).addPage().text(prose(0, 3)))).cover).toBeUndefined();
  });

  it('that is cut off is read as far as it goes, with a remark, or refused', async () => {
    const whole = await pdfBook(20);
    for (const share of [0.02, 0.3, 0.6, 0.9]) {
      const part = whole.subarray(0, Math.floor(whole.length * share));
      const outcome = await readHere(part, 'pdf').catch((error) => error);
      if (outcome instanceof Error) expect(outcome).toMatchObject({ name: 'DocumentRefused', code: 'damaged' });
      else expect(outcome.remarks[0]?.sentence).toMatch(/^The end of this PDF is missing/);
    }
  });

  it('of more pages than can be read is refused at once', async () => {
    const pages = await pdfOf((doc) => {
      for (let page = 1; page < 2500; page++) doc.text(`Page ${page}`).addPage();
    });
    await expect(readHere(pages, 'pdf')).rejects.toMatchObject({
      code: 'too_many_pages',
      message: 'This PDF has 2500 pages; 2000 can be read. Split it into smaller files.',
    });
  });

  it('stops between pages when time is up', async () => {
    let time = 0;
    const clock = () => (time += 100);
    await expect(
      readHere(await pdfBook(30), 'pdf', { ...documentLimits, milliseconds: 2000 }, clock),
    ).rejects.toMatchObject({ code: 'too_slow' });
    expect(time).toBeLessThan(3000);
    expect(() => new Deadline(10, () => 0).check()).not.toThrow();
  });
});
