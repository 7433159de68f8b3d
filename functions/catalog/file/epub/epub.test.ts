import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { epubOf } from './epub.ts';
import { aBook, everything, hostile, pixel } from './testing/books.ts';

const filesOf = (epub: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(epub)).map(([name, bytes]) => [name, strFromU8(bytes)]));

/** Throws when a text is no well-formed XML. */
function assertWellFormed(text: string): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
}

describe('an EPUB', () => {
  it('begins with its type, stored as it is', () => {
    const start = Buffer.from(epubOf(aBook())).subarray(0, 58).toString('latin1');
    expect(start.slice(30)).toBe('mimetypeapplication/epub+zip');
    expect(start.charCodeAt(8)).toBe(0);
    expect(start.charCodeAt(28)).toBe(0);
  });

  it('is the same for the same book', () => {
    expect(Buffer.from(epubOf(aBook())).equals(Buffer.from(epubOf(aBook())))).toBe(true);
  });

  it('has its cover as a picture, which its device shows among other books', () => {
    const chosen = filesOf(epubOf(aBook({ cover: { kind: 'chosen', bytes: Buffer.from('JPEG') } })));
    expect(chosen['book/package.opf']).toContain('href="cover.jpg" media-type="image/jpeg" properties="cover-image"');
    expect(chosen['book/cover.xhtml']).toContain('<img src="cover.jpg" alt="Cover: Evidence &amp; what it shows"');
    expect(chosen['book/cover.jpg']).toBe('JPEG');
    const drawn = filesOf(epubOf(aBook()));
    expect(drawn['book/package.opf']).toContain('href="cover.png" media-type="image/png" properties="cover-image"');
  });

  it('has a file for each chapter, and contents that lead to their sections', () => {
    const files = filesOf(epubOf(aBook({ content: 'Before.\n\n## One\n\n### Inner\n\ntext\n\n## Two\n\nmore' })));
    const chapters = Object.keys(files).filter((name) => name.startsWith('book/chapter-'));
    expect(chapters).toHaveLength(3);
    expect(files['book/chapter-2.xhtml']).toContain('<h1 id="s2">One</h1>\n<h2 id="s3">Inner</h2>');
    expect(files['book/nav.xhtml']).toContain('<a href="chapter-2.xhtml#s3">Inner</a>');
    expect(files['book/package.opf']).toContain('<dc:language>en</dc:language>');
    expect(files['book/package.opf']).toContain('schema:accessibilityFeature');
  });

  it('has notes at the end of the chapter that refers to them first, with a way back', () => {
    const content = '## One\n\na[^n] b[^n]\n\n## Two\n\nc[^n] d[^gone]\n\n[^n]: Why.\n[^m]: Alone.';
    const files = filesOf(epubOf(aBook({ content })));
    const [one, two] = [files['book/chapter-1.xhtml'] ?? '', files['book/chapter-2.xhtml'] ?? ''];
    expect(one).toContain('<aside epub:type="footnote" role="doc-footnote" id="note-1"><p>1. Why.');
    expect(one.match(/id="ref-1"/g)).toHaveLength(1);
    expect(one).toContain('href="#ref-1"');
    expect(two).toContain('href="chapter-1.xhtml#note-1"');
    expect(two).toContain('<sup>2</sup>');
    expect(two).toContain('<p>3. Alone.</p>');
  });

  it('shows figures, and describes those without a picture', () => {
    const content = '![a & b](figure:x "cap")\n\n![gone](figure:y)';
    const pictures = new Map([
      ['x', pixel],
      ['y', Buffer.from('<svg onload="x"/>')],
    ]);
    const text = filesOf(epubOf(aBook({ content, pictures })))['book/chapter-1.xhtml'] ?? '';
    expect(text).toContain('<img src="picture-1.png" alt="a &amp; b"/>\n<figcaption>cap</figcaption>');
    expect(text).toContain('<p class="described">gone</p>');
    const quoted =
      filesOf(epubOf(aBook({ content: '![the "plan"](figure:x)', pictures })))['book/chapter-1.xhtml'] ?? '';
    expect(quoted).toContain('alt="the &quot;plan&quot;"');
    assertWellFormed(quoted);
  });

  it('keeps the number at which a list begins, also zero', () => {
    const textOf = (content: string) => filesOf(epubOf(aBook({ content })))['book/chapter-1.xhtml'];
    expect(textOf('0. a\n1. b')).toContain('<ol start="0">');
    expect(textOf('1. a\n2. b')).toContain('<ol>');
  });

  it('lists chapters and their sections in its contents, and nothing below them', () => {
    const nav = filesOf(epubOf(aBook({ content: '# One\n\n## Inner\n\n### Deep\n\nText.' })))['book/nav.xhtml'];
    expect(nav).toContain('>Inner</a>');
    expect(nav).not.toContain('Deep');
  });

  it('is well-formed whatever the text, and leads to the web only', () => {
    for (const content of [everything, hostile]) {
      const files = filesOf(epubOf(aBook({ content, title: hostile.slice(0, 200), description: hostile })));
      for (const [name, text] of Object.entries(files)) if (/\.(xhtml|opf|xml|svg)$/.test(name)) assertWellFormed(text);
      expect(Object.values(files).join('')).not.toMatch(/<script|href="(javascript|data):/i);
    }
  });
});
