import { describe, expect, it } from 'vitest';
import { documentLimits } from '../limits.ts';
import { readHere } from '../read-here.ts';
import { type EpubInput, epubOf } from '../testing/epub.ts';

const png = Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1');
const read = (input: EpubInput) => readHere(epubOf(input), 'epub');
const markdownOf = async (...bodies: string[]) => (await read({ bodies })).markdown;

describe('an EPUB', () => {
  it('is read in the order of its spine, with what it says of itself', async () => {
    const metadata =
      '<dc:title>Risk &amp; control</dc:title><dc:creator>Ada Lee</dc:creator><dc:language>en-GB</dc:language>';
    const book = await read({ metadata, bodies: ['<h1>One</h1><p>First.</p>', '<h1>Two</h1><p>Second text.</p>'] });
    expect(book).toMatchObject({
      title: 'Risk & control',
      author: 'Ada Lee',
      language: 'en-GB',
      words: 5,
      remarks: [],
    });
    expect(book.markdown).toBe('# One\n\nFirst.\n\n# Two\n\nSecond text.');
    expect(book.pages).toEqual([
      { where: 'One', text: 'One\n\nFirst.' },
      { where: 'Two', text: 'Two\n\nSecond text.' },
    ]);
  });

  it('keeps headings, emphasis, links, lists, tables, quotes and code', async () => {
    expect(
      await markdownOf(`<section><h2>Rules</h2><p>Be <b>bold</b> and <em>quick</em>, use <code>ls</code>, see <a href="https://example.org">this</a> and <a href="page-2.xhtml">that</a>.</p>
        <ul><li>One<ol start="3"><li>Deep <ul><li>deeper</li></ul></li></ol></li><li><p>Two</p></li></ul>
        <table><caption>Owners</caption><thead><tr><th>Risk</th><th>Owner</th></tr></thead><tbody><tr><td>Loss</td><td>Ann | Bo</td></tr></tbody></table>
        <blockquote><p>Said.</p><p>Twice.</p></blockquote><pre>if (a) {
  b();
}</pre></section>`),
    ).toBe(
      '## Rules\n\nBe **bold** and *quick*, use `ls`, see [this](https://example.org) and that.\n\n' +
        '- One\n  3. Deep\n  4. deeper\n- Two\n\n**Owners**\n\n| Risk | Owner |\n| --- | --- |\n| Loss | Ann \\| Bo |\n\n' +
        '> Said.\n>\n> Twice.\n\n```\nif (a) {\n  b();\n}\n```',
    );
  });

  it('keeps pictures with captions, and its cover', async () => {
    const book = await read({
      bodies: [
        '<figure><img src="art/Plan%20A.png" alt="The plan"/><figcaption>How it <i>works</i></figcaption></figure><p>A <img src="art/Plan%20A.png" alt="x.png"/> b <img src="https://example.org/spy.png" alt=""/></p>',
      ],
      items: '<item id="c" href="art/cover.png" media-type="image/png" properties="cover-image"/>',
      others: [
        { name: 'book/art/Plan A.png', content: png },
        { name: 'book/art/cover.png', content: png },
      ],
    });
    expect(book.markdown).toBe('![The plan](figure:plan-a "How it works")\n\nA b\n\n![](figure:plan-a)');
    expect(book.figures.map(({ name, type }) => [name, type])).toEqual([['plan-a', 'image/png']]);
    expect(book.cover).toMatchObject({ name: 'cover', type: 'image/png' });
  });

  it('turns references to notes into footnotes, also those on another page', async () => {
    const first =
      '<p>Claim<a epub:type="noteref" href="page-2.xhtml#n1"><sup>1</sup></a> and<a href="#n2">2</a>.</p><aside epub:type="footnote" id="n2"><p>2. Here. <a href="#r2">↩</a></p></aside>';
    const second =
      '<section epub:type="footnotes"><ol><li id="n1" epub:type="footnote"><p>There.</p></li></ol></section>';
    expect(await markdownOf(first, second)).toBe('Claim[^1] and[^2].\n\n[^2]: Here.\n\n[^1]: There.');
    const encoded =
      '<p>Claim<a epub:type="noteref" href="#n%C3%A9">1</a>.</p><aside epub:type="footnote" id="né"><p>So.</p></aside>';
    expect(await markdownOf(encoded)).toBe('Claim[^1].\n\n[^1]: So.');
  });

  it('keeps what else is in a quote, as blocks of its own', async () => {
    expect(await markdownOf('<blockquote><p>Said.</p><ul><li>One</li></ul></blockquote>')).toBe('Said.\n\n- One');
  });

  it('keeps the numbers of a list that begins at another one, also at zero', async () => {
    expect(await markdownOf('<ol start="0"><li>Zero</li><li>One</li></ol>')).toBe('0. Zero\n1. One');
    expect(await markdownOf('<ol start="-3"><li>One</li></ol>')).toBe('1. One');
  });

  it('takes the titles of its pages from the table of contents, which is no page itself', async () => {
    const nav =
      '<html xmlns="http://www.w3.org/1999/xhtml"><body><nav><ol><li><a href="page-1.xhtml#top">Getting started</a></li></ol></nav></body></html>';
    const items = '<item id="n" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>';
    const ncx = '<item id="x" href="toc.ncx" media-type="application/x-dtbncx+xml"/>';
    const points =
      '<!DOCTYPE ncx PUBLIC "-//NISO//DTD ncx 2005-1//EN" "http://www.daisy.org/z3986/2005/ncx-2005-1.dtd"><ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><navMap><navPoint><navLabel><text>Old way</text></navLabel><content src="page-1.xhtml"/></navPoint></navMap></ncx>';
    expect((await read({ items, others: [{ name: 'book/nav.xhtml', content: nav }] })).pages[0]?.where).toBe(
      'Getting started',
    );
    expect((await read({ items: ncx, others: [{ name: 'book/toc.ncx', content: points }] })).pages[0]?.where).toBe(
      'Old way',
    );
    const broken = await read({ items: ncx, others: [{ name: 'book/toc.ncx', content: '<ncx><navMap>' }] });
    expect(broken).toMatchObject({ pages: [{ where: 'part 1' }], remarks: [{ where: 'table of contents' }] });
  });

  it('is read once, however often its spine names a page, and without a table of contents that stands among the pages', async () => {
    const nav =
      '<html xmlns="http://www.w3.org/1999/xhtml"><body><nav><a href="page-1.xhtml">Whole</a><a href="page-1.xhtml#b">Part</a></nav></body></html>';
    const book = await read({
      bodies: ['<p>Once.</p>'],
      items: '<item id="n" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
      spine: '<itemref idref="n"/><itemref idref="p1"/>',
      others: [{ name: 'book/nav.xhtml', content: nav }],
    });
    expect(book.markdown).toBe('Once.');
    // The first entry of a page is the title of all of it.
    expect(book.pages.map(({ where }) => where)).toEqual(['Whole']);
  });

  it('shows nothing of scripts, hidden text, forms or frames', async () => {
    expect(
      await markdownOf(
        '<script>alert(1)</script><p>Seen<span style="display:none">not</span><span hidden="">nor</span></p><iframe src="x">frame</iframe><svg><text>drawn</text></svg><style/><p>too</p>',
      ),
    ).toBe('Seen\n\ntoo');
  });

  it('leaves out a page that is missing or nested without end, with a remark', async () => {
    const deep = `${'<div>'.repeat(20_000)}x${'</div>'.repeat(20_000)}`;
    const book = await read({ bodies: ['<p>Whole.</p>', deep] });
    expect(book.markdown).toBe('Whole.');
    expect(book.remarks).toEqual([{ where: 'book/page-2.xhtml', sentence: expect.stringContaining('nested') }]);
  });

  it('with more pictures or text than can be kept is read without the pictures, and refused for its text', async () => {
    const others = ['a', 'b'].map((name) => ({
      name: `book/${name}.png`,
      content: Buffer.concat([png, Buffer.from(name)]),
    }));
    const file = epubOf({ bodies: ['<p>Some text</p><img src="a.png"/><img src="b.png"/>'], others });
    const few = await readHere(file, 'epub', { ...documentLimits, figures: 1 });
    expect(few.figures.map(({ name }) => name)).toEqual(['a']);
    expect(few.remarks).toEqual([{ where: 'book/b.png', sentence: expect.stringContaining('more pictures') }]);
    const small = readHere(file, 'epub', { ...documentLimits, figureBytes: 12 });
    expect((await small).figures).toEqual([]);
    // Each has 13 bytes.
    const both = async (figureBytes: number) =>
      (await readHere(file, 'epub', { ...documentLimits, figureBytes })).figures;
    expect((await both(26)).map(({ name }) => name)).toEqual(['a', 'b']);
    expect((await both(25)).map(({ name }) => name)).toEqual(['a']);
    await expect(readHere(file, 'epub', { ...documentLimits, characters: 5 })).rejects.toMatchObject({
      code: 'too_large',
    });
    await expect(readHere(file, 'epub', { ...documentLimits, markup: 50 })).rejects.toMatchObject({
      code: 'too_large',
    });
  });

  it('protected against copying is refused; fonts that are scrambled are not', async () => {
    const encryption = (...algorithms: string[]) => ({
      name: 'META-INF/encryption.xml',
      content: `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container">${algorithms.map((algorithm) => `<EncryptedData xmlns="http://www.w3.org/2001/04/xmlenc#"><EncryptionMethod Algorithm="${algorithm}"/><KeyInfo><EncryptedKey><EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#rsa-1_5"/></EncryptedKey></KeyInfo></EncryptedData>`).join('')}</encryption>`,
    });
    await expect(read({ others: [encryption('http://www.w3.org/2001/04/xmlenc#aes128-cbc')] })).rejects.toMatchObject({
      code: 'protected',
    });
    const scrambled = 'http://www.idpf.org/2008/embedding';
    expect((await read({ others: [encryption(scrambled)] })).markdown).toBe('Text.');
    const both = encryption(scrambled, 'http://www.w3.org/2001/04/xmlenc#aes128-cbc');
    await expect(read({ others: [both] })).rejects.toMatchObject({ code: 'protected' });
  });
});
