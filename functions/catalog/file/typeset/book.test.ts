import { inflateSync } from 'node:zlib';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { sharp } from '#lib/native/sharp.ts';
import { typeset } from './book.ts';
import type { Book } from './book-input.ts';
import { losesSomething, printable } from './printable.ts';
import { testFaces } from './testing/recorded.ts';

const paragraph = 'Evidence is **what a tester can see**, not what a policy says — “quoted” and all. '.repeat(12);
const content = Array.from(
  { length: 14 },
  (_, n) =>
    `## Part ${n + 1} of the argument\n\n${paragraph}\n\n### A closer look\n\n- first point\n- **second** point\n\n${paragraph}`,
).join('\n\n');

const book: Book = {
  id: 'ebk_01JZZZZZZZZZZZZZZZZZZZZZZZ',
  title: 'Zero Trust, from SP 800-207: what to build first and what to leave',
  description: 'A description.',
  regulatory_source: 'NIST CSF',
  category: 'Framework',
  difficulty_level: 'Advanced',
  words: 3000,
  minutes: 13,
  edition: '21 November 2026',
  content,
  cover: { kind: 'drawn', bytes: new Uint8Array() },
};

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

/** All page streams, inflated. */
const streams = (pdf: Buffer): string => {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/stream\r?\n/g)]
    .map((match) => {
      const start = match.index + match[0].length;
      try {
        return inflateSync(pdf.subarray(start, text.indexOf('endstream', start))).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');
};

describe('typeset', () => {
  it('makes a PDF with cover, title page, contents and text', async () => {
    const pdf = await typeset(book, testFaces);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.subarray(-6).toString()).toContain('%%EOF');
    expect(pagesOf(pdf)).toBeGreaterThan(10);
    expect(pdf.toString('latin1')).toContain('/Outlines');
  });

  it('shows the picture that was chosen as its cover, and draws the others in lines', async () => {
    const background = { width: 120, height: 90, channels: 3, background: 'red' } as const;
    const bytes = await sharp({ create: background }).jpeg().toBuffer();
    const chosen = await typeset({ ...book, cover: { kind: 'chosen', bytes } }, testFaces);
    expect(chosen.toString('latin1')).toContain('/DCTDecode');
    // As wide as the page, and in the middle of it.
    expect(streams(chosen)).toContain('432 0 0 -324 0 486 cm');
    expect((await typeset(book, testFaces)).toString('latin1')).not.toContain('/DCTDecode');
  });

  it('sets every category, an empty text, a text without headings, and one of markup only', async () => {
    for (const category of ['Framework', 'Industry', 'Topic', 'Prompt Vault', 'Prompt'] as const)
      for (const text of ['', 'No headings here.', '# # #\n\n- \n\n** **', `# ${'A long heading '.repeat(30)}`])
        expect(pagesOf(await typeset({ ...book, category, content: text }, testFaces))).toBeGreaterThanOrEqual(3);
  });

  it('fits long and short titles on the cover', async () => {
    for (const title of ['X', 'Incomprehensibilitiesandotherwords', 'Many words '.repeat(18)])
      expect(streams(await typeset({ ...book, title, content: 'Short.' }, testFaces))).not.toBe('');
  });

  it('says what its parts are, in the order of reading', async () => {
    const content = 'First.\n\n## One\n\n- a\n- **b**\n\n| Field | Yours |\n| --- | --- |\n| Who **signs** it | |';
    const pdf = (await typeset({ ...book, content }, testFaces)).toString('latin1');
    expect(pdf).toMatch(/\/Marked true/);
    expect(pdf).toMatch(/\/Lang \(en\)/);
    expect(pdf).toMatch(/\/DisplayDocTitle true/);
    const kinds = [...pdf.matchAll(/\/S \/(\w+)\n(?:\/|>>)/g)]
      .map(([, kind]) => kind)
      .filter((kind) => kind !== 'GoTo');
    const front = ['P', 'H1', 'P', 'P', 'P', 'P', 'H2', 'TOC'];
    const list = ['L', 'LI', 'Lbl', 'LBody', 'LI', 'Lbl', 'LBody'];
    const table = ['Table', 'TR', 'TH', 'TH', 'TR', 'TD', 'TD'];
    expect(kinds.toSorted()).toEqual([...front, 'P', 'H2', ...list, ...table, 'TOCI', 'Link', 'Link'].toSorted());
    expect(pdf).toContain('/ActualText (Who signs it)');
  });

  it('says what code, quotes, figures, links and notes are', async () => {
    const content =
      'A[^n] and [b](https://a.b/c).\n\n> Said.\n\n```sh\nls\n```\n\n![What it shows](figure:plan "One")\n\n' +
      '1. a\n   - b\n\n[^n]: Why.';
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const pictures = new Map([['plan', Buffer.from(pixel, 'base64')]]);
    const pdf = (await typeset({ ...book, content, pictures }, testFaces)).toString('latin1');
    const kinds = new Set([...pdf.matchAll(/\/S \/(\w+)\n(?:\/|>>)/g)].map(([, kind]) => kind));
    for (const kind of ['Note', 'BlockQuote', 'Code', 'Figure', 'Caption', 'Link']) expect(kinds).toContain(kind);
    expect(pdf).toContain('/Alt (What it shows)');
    expect(pdf).toContain('/URI (https://a.b/c)');
    expect(pdf).toContain('/Contents (Note 1)');
    expect(pdf).toContain('note-1');
    const broken = new Map([['plan', Buffer.from('no picture')]]);
    expect(pagesOf(await typeset({ ...book, content, pictures: broken }, testFaces))).toBe(3);
  });

  it('draws nothing that is neither a part nor an artifact, whatever is divided between pages', async () => {
    const rows = Array.from({ length: 60 }, (_, n) => `| ${n} | ${'words '.repeat(n * 4)} |`).join('\n');
    const divided = `${content}\n\n${paragraph.repeat(6)}\n\n| No | What |\n| --- | --- |\n${rows}`;
    const pages = streams(await typeset({ ...book, content: divided }, testFaces));
    const drawn = { inside: 0, outside: 0, deepest: 0 };
    let depth = 0;
    for (const operation of pages.split('\n')) {
      if (/ B(DC|MC)$/.test(operation)) depth += 1;
      if (operation === 'EMC') depth -= 1;
      drawn.deepest = Math.max(drawn.deepest, depth);
      if (/(^| )(TJ|Tj|f|S|B)$/.test(operation)) drawn[depth > 0 ? 'inside' : 'outside'] += 1;
    }
    expect(depth).toBe(0);
    expect(drawn).toMatchObject({ outside: 0, deepest: 1 });
    expect(drawn.inside).toBeGreaterThan(1000);
  });

  it('lists two levels of headings in its contents with the pages that they are on', async () => {
    const text = `# Aims\n\n${paragraph.repeat(6)}\n\n## Scope\n\n${paragraph.repeat(6)}\n\n### Limits\n\n# Means\n\nText.\n\n# Ends\n\nText.`;
    const pdf = await typeset({ ...book, content: text }, testFaces);
    const { text: pages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
    const [contents = '', ...body] = pages.slice(2);
    const pageOf = (title: string) => pages.length - body.length + body.findIndex((page) => page.includes(title)) + 1;
    for (const title of ['Aims', 'Scope', 'Means', 'Ends'])
      expect(contents.replace(/\s+/g, ' ')).toContain(`${title} ${pageOf(title)}`);
    expect(contents).not.toContain('Limits');
    // Two chapters begin on the last page: its head names the first of them.
    expect(
      body
        .at(-1)
        ?.match(/Means|Ends/g)
        ?.sort(),
    ).toEqual(['Ends', 'Means', 'Means']);
  });

  it('adds no blank pages', async () => {
    const short = pagesOf(await typeset({ ...book, content: 'One line.' }, testFaces));
    expect(short).toBe(3);
  });
});

describe('printable', () => {
  it('keeps characters that the faces have', () => {
    const text = 'Łukasz — “naïve” Ελλάδα Привет → ≥ 10 € ✓';
    expect(printable(text)).toBe(text);
    expect(losesSomething(text)).toBe(false);
  });

  it('finds the nearest character, and reports when there is none', () => {
    expect(printable('ﬀ①a\u0000b\u200Bc ẽ\u2028x')).toBe('ff1abc e x');
    expect(losesSomething('ẽ')).toBe(false);
    expect(losesSomething('Who signs it?')).toBe(false);
    expect(printable('安全 🙂?')).toBe('?? ??');
    expect(losesSomething('安全')).toBe(true);
  });
});
