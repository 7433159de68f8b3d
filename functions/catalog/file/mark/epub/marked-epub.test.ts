import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { xmlElements } from '#lib/document/archive/xml.ts';
import { readHere } from '#lib/document/read-here.ts';
import { type ZipEntry, zipOf } from '#lib/document/testing/zip.ts';
import { markEpub } from '../epub.ts';
import { largestMarked } from '../license.ts';

const license = { name: 'A & "b" <c>', order: 'ord_1' };
const at = '2026-11-21T10:20:30.000Z';
const container = (path: string) =>
  `<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="${path}" media-type="application/oebps-package+xml"/></rootfiles></container>`;
const opf = (inside: string, version = '3.0') =>
  `<package xmlns="http://www.idpf.org/2007/opf" version="${version}">${inside}</package>`;
const lists =
  '<manifest><item id="p" href="p.xhtml" media-type="application/xhtml+xml"/></manifest>\n<spine><itemref idref="p"/></spine>';
const page = '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title></head><body><p>Text.</p></body></html>';

interface Given {
  readonly package?: string | Buffer;
  readonly path?: string;
  readonly others?: readonly ZipEntry[];
}
function epub({ package: document = opf(lists), path = 'b/p.opf', others = [] }: Given = {}): Buffer {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return zipOf([
    { name: 'mimetype', content: 'application/epub+zip', isStored: true },
    { name: 'META-INF/container.xml', content: container(path) },
    { name: path, content: document },
    { name: `${folder}p.xhtml`, content: page },
    ...others,
  ]);
}
async function marked(given: Given = {}): Promise<Buffer> {
  const result = await markEpub(epub(given), license, at);
  if (!('bytes' in result)) throw new Error(result.unmarked);
  return Buffer.from(result.bytes);
}
const filesOf = async (given: Given) => unzipSync(await marked(given));
const textIn = (files: Record<string, Uint8Array>, name: string) => strFromU8(files[name] ?? new Uint8Array());
const unmarked = async (given: Given | Buffer) => markEpub(Buffer.isBuffer(given) ? given : epub(given), license, at);
const packageOf = async (document: string) => textIn(await filesOf({ package: document }), 'b/p.opf');

describe('an EPUB that was sent', () => {
  it('has the mark on a page of its own, its last', async () => {
    const files = await filesOf({});
    expect(Object.keys(files)).toEqual([
      ...['mimetype', 'META-INF/container.xml', 'b/p.xhtml', 'b/p.opf', 'b/license.xhtml'],
    ]);
    expect(textIn(files, 'b/license.xhtml')).toContain('>Licensed to A &amp; &quot;b&quot; &lt;c&gt; · ord_1</p>');
    const elements = xmlElements(textIn(files, 'b/p.opf'), 10);
    expect(elements.filter(({ name }) => name === 'itemref').map((it) => it.attributes.idref)).toEqual([
      'p',
      'license',
    ]);
    const { markdown } = await readHere(await marked(), 'epub');
    expect(markdown).toMatch(/Text\..*Licensed to A & "b" <c> · ord\\?_1$/s);
  });

  it('is marked alike each time, and begins as an EPUB does', async () => {
    const bytes = await marked();
    expect(bytes.equals(await marked())).toBe(true);
    expect(bytes.toString('latin1', 26, 58)).toBe('\x08\0\0\0mimetypeapplication/epub+zip');
  });

  it('keeps all other entries as they are packed', async () => {
    const content = 'a'.repeat(5000);
    const one = zipOf([{ name: 'x', content }]);
    const packed = one.subarray(31, one.indexOf('PK\x01\x02'));
    const others = [
      { name: 'b/ä/', content: '', isStored: true },
      { name: 'b/ä/x.txt', content },
      { name: 'b/y', content: 'stored', isStored: true },
    ];
    const bytes = await marked({ others });
    expect(bytes.includes(packed)).toBe(true);
    const files = unzipSync(bytes);
    expect([textIn(files, 'b/ä/x.txt'), textIn(files, 'b/y')]).toEqual([content, 'stored']);
    expect(Object.keys(files)).toContain('b/ä/');
  });

  it.each(['p.opf', 'a/b c/d%41é/p.opf', 'OPS/package'])('has its package document at %s', async (path) => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    expect(Object.keys(await filesOf({ path: path.replace('%41', 'A') }))).toContain(
      `${folder.replace('%41', 'A')}license.xhtml`,
    );
  });

  it('is marked without names that are taken', async () => {
    const taken = lists.replace(
      '</manifest>',
      '<item id="license" href="LICENSE.xhtml" media-type="application/xhtml+xml"/><item id="license-2" href="%6cicense-2.xhtml" media-type="application/xhtml+xml"/></manifest>',
    );
    const others = [{ name: 'b/LICENSE.xhtml', content: page }];
    const files = await filesOf({ package: opf(taken), others });
    expect(textIn(files, 'b/p.opf')).toContain('<item id="license-3" href="license-3.xhtml"');
    expect(textIn(files, 'b/LICENSE.xhtml')).toBe(page);
  });

  it('is changed where a parser finds the ends of its lists', async () => {
    const traps = [
      '<!-- </manifest> </spine> -->',
      '<?x </manifest></spine>?>',
      '<![CDATA[</manifest></spine>]]>',
    ].join('');
    const within = lists.replaceAll(/<\/(manifest|spine)>/g, `${traps}</$1  \n>`);
    const nested = `<collection role="x"><manifest><item/></manifest><spine/></collection>`;
    const document = opf(`<metadata>${traps}😀</metadata>${within}${nested}<!--</spine>-->`);
    const changed = await packageOf(document);
    expect(changed).toBe(
      document
        .replace('</manifest  \n>', '<item id="license" href="license.xhtml" media-type="application/xhtml+xml"/>\n$&')
        .replace('</spine  \n>', '<itemref idref="license"/>\n$&'),
    );
  });

  it('keeps the prefixes of its package document, and a spine that comes first', async () => {
    const prefixed = `<opf:package xmlns:opf="http://www.idpf.org/2007/opf" version="2.0"><o:spine toc="ncx" xmlns:o="http://www.idpf.org/2007/opf"><o:itemref idref="p"/></o:spine><opf:manifest><opf:item id="p" href="p.xhtml" media-type="application/xhtml+xml"/></opf:manifest></opf:package>`;
    const files = await filesOf({ package: prefixed });
    expect(textIn(files, 'b/p.opf')).toContain('<o:itemref idref="license"/>\n</o:spine><opf:manifest>');
    expect(textIn(files, 'b/p.opf')).toContain('<opf:item id="license" ');
    expect(textIn(files, 'b/license.xhtml')).not.toContain('epub:type');
  });

  it('lets the page flow where all others have a fixed layout', async () => {
    const fixed = '<metadata><meta property="rendition:layout"> pre-paginated </meta></metadata>';
    const flowing = '<itemref idref="license" properties="rendition:layout-reflowable"/>';
    expect(await packageOf(opf(fixed + lists))).toContain(flowing);
    expect(await packageOf(opf(fixed.replace('pre-paginated', 'reflowable') + lists))).not.toContain(flowing);
  });

  it.each([
    ['UTF-8 with a mark', Buffer.from(`\uFEFF<?xml version="1.0"?>${opf(`<!-- é😀 -->${lists}`)}`)],
    ['UTF-16', Buffer.from(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>${opf(`<!-- é😀 -->${lists}`)}`, 'utf16le')],
    ['UTF-16, the other way round', Buffer.from(`\uFEFF${opf(`<!-- é😀 -->${lists}`)}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from(opf(`<!-- é😀 -->${lists}`), 'utf16le')],
    [
      'one byte a character',
      Buffer.from(`<?xml version="1.0" encoding='ISO-8859-1'?>${opf(`<!-- é\x80 -->${lists}`)}`, 'latin1'),
    ],
  ])('keeps its encoding: %s', async (_, document) => {
    const changed = Buffer.from((await filesOf({ package: document }))['b/p.opf'] ?? []);
    const wide = document.includes('\0');
    const bytes = wide ? Buffer.from('/manifest', 'utf16le') : Buffer.from('/manifest');
    const isBig = wide && !document.includes(bytes);
    const start = document.indexOf(isBig ? bytes.swap16() : bytes) - (wide ? 2 : 1);
    expect(changed.subarray(0, start).equals(document.subarray(0, start))).toBe(true);
    expect(changed.subarray(-10).equals(document.subarray(-10))).toBe(true);
    expect(changed.length - document.length).toBe((wide ? 2 : 1) * (76 + 28));
  });
});

describe('an EPUB stays as it is', () => {
  const encryption = (inside: string) =>
    `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:enc="http://www.w3.org/2001/04/xmlenc#">${inside}</encryption>`;
  const data = (algorithm: string) =>
    `<enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/></enc:EncryptedData>`;
  const meta = (name: string, content = '<x/>') => ({ others: [{ name: `META-INF/${name}`, content }] });

  it('when it is signed, protected or too large', async () => {
    expect(await unmarked(meta('signatures.xml'))).toEqual({ unmarked: 'signed' });
    expect(await unmarked(meta('rights.xml'))).toEqual({ unmarked: 'protected' });
    const aes = data('http://www.w3.org/2001/04/xmlenc#aes256-cbc');
    const fonts = data('http://www.idpf.org/2008/embedding');
    for (const inside of [aes, fonts + aes, '<enc:EncryptedData/>', `${fonts}<enc:EncryptedData/>`])
      expect(await unmarked(meta('encryption.xml', encryption(inside)))).toEqual({ unmarked: 'protected' });
    expect(await unmarked(meta('encryption.xml', encryption(fonts)))).toHaveProperty('bytes');
    expect(await unmarked(Buffer.alloc(largestMarked + 1))).toEqual({ unmarked: 'too large' });
    const secret = [{ name: 'x', content: 'x', isEncrypted: true }];
    expect(await unmarked({ others: secret })).toEqual({ unmarked: 'encrypted' });
  });

  it('when it is a bomb', async () => {
    const zeros = { name: 'b/zeros', content: Buffer.alloc(30_000_000) };
    expect(await unmarked({ others: [zeros] })).toEqual({ unmarked: 'bomb' });
    const many = Array.from({ length: 5001 }, (_, index) => ({ name: `${index}`, content: '', isStored: true }));
    expect(await unmarked({ others: many })).toEqual({ unmarked: 'bomb' });
  });

  it('when its entries share their bytes', async () => {
    const whole = epub({ others: [{ name: 'b/big', content: Buffer.alloc(900_000, 'ab'), isStored: true }] });
    const [end, first] = [whole.length - 22, whole.lastIndexOf('b/big') - 46];
    const listed = Array.from({ length: 40 }, (_, index) => {
      const entry = Buffer.from(whole.subarray(first, end));
      entry.write(`b/b${String(index).padStart(2, '0')}`, 46);
      return entry;
    });
    const directory = Buffer.concat(listed);
    const ending = Buffer.from(whole.subarray(end));
    ending.writeUInt16LE(4 + listed.length, 8);
    ending.writeUInt16LE(4 + listed.length, 10);
    ending.writeUInt32LE(ending.readUInt32LE(12) - (end - first) + directory.length, 12);
    expect(await unmarked(Buffer.concat([whole.subarray(0, first), directory, ending]))).toEqual({
      unmarked: 'unreadable',
    });
  });

  const deep = `${'<a>'.repeat(500)}${'</a>'.repeat(500)}`;
  it.each<[string, string | Buffer]>([
    ['no XML', 'no XML'],
    ['empty', ''],
    ['cut off', opf(lists).slice(0, -5)],
    ['without a spine', opf('<manifest></manifest>')],
    ['with two manifests', opf(`<manifest></manifest>${lists}`)],
    ['with an empty spine', opf('<manifest></manifest><spine/>')],
    ['with lists elsewhere', `<x>${opf(lists)}</x>`],
    ['with lists of another namespace', opf(lists.replaceAll('<manifest', '<manifest xmlns="urn:x"'))],
    ['with a prefix that nothing declares', opf(lists.replaceAll('manifest', 'o:manifest'))],
    ['with entities', `<!DOCTYPE package [<!ENTITY a "b">]>${opf(`<metadata>&a;</metadata>${lists}`)}`],
    ['nested too deeply', opf(deep + lists)],
    ['not in its encoding', Buffer.from(opf(`<!-- é -->${lists}`), 'latin1')],
    ['in half of a character', Buffer.from(`\uFEFF${opf(lists)}`, 'utf16le').subarray(0, -1)],
    ['in an encoding that is not known', `<?xml version="1.0" encoding="EBCDIC-CP-US"?>${opf(lists)}`],
    [
      'too long',
      opf(`${lists}${' '.repeat(100)}${Array.from({ length: 500_000 }, (_, i) => `<a b="${i}"/>`).join('')}`),
    ],
  ])('when its package document is %s', async (_, document) => {
    expect(await unmarked({ package: document })).toEqual({ unmarked: 'unreadable' });
  });

  it('when it is damaged, or says of no document that it is its package', async () => {
    const whole = epub();
    for (const end of [0, 10, 100, whole.length - 1])
      expect(await unmarked(whole.subarray(0, end))).toEqual({ unmarked: 'unreadable' });
    const without = zipOf([{ name: 'META-INF/container.xml', content: container('../../etc/passwd') }]);
    expect(await unmarked(without)).toEqual({ unmarked: 'unreadable' });
    expect(await unmarked(zipOf([{ name: 'a', content: 'b' }]))).toEqual({ unmarked: 'unreadable' });
  });
});
