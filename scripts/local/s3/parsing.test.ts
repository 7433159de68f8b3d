import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteReader } from './body/byte-reader.ts';
import { readForm } from './form/form-data.ts';
import { parseXml, renderXml } from './xml.ts';

async function* inPieces(data: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < data.length; start += size) yield data.subarray(start, start + size);
}

async function collect(source: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of source) pieces.push(piece);
  return Buffer.concat(pieces).toString('latin1');
}

describe('ByteReader', () => {
  it('finds delimiters wherever the stream is split', async () => {
    const content = fc.string({ unit: fc.constantFrom('\r', '\n', '-', 'b', 'x'), maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(content, fc.integer({ min: 1, max: 7 }), async (text, size) => {
        const whole = `head\r\n${text}\r\n--bTAIL`;
        const reader = new ByteReader(inPieces(Buffer.from(whole), size));
        expect((await reader.until('\r\n', 100))?.toString()).toBe('head');
        const body = await collect(reader.streamUntil('\r\n--b'));
        expect(body).toBe(whole.slice(6, whole.indexOf('\r\n--b', 6)));
        expect(await collect(reader.exactly(4))).toBe(whole.slice(6 + body.length + 5).slice(0, 4));
      }),
    );
  });

  it('gives up at the limit and at the end', async () => {
    const reader = () => new ByteReader(inPieces(Buffer.from('0123456789;'), 3));
    expect((await reader().until(';', 10))?.toString()).toBe('0123456789');
    expect(await reader().until(';', 9)).toBeUndefined();
    expect(await reader().until('!', 100)).toBeUndefined();
    await expect(collect(reader().exactly(12))).rejects.toThrow(/number of bytes/);
    await expect(collect(reader().streamUntil('!'))).rejects.toThrow(/number of bytes/);
  });
});

describe('readForm', () => {
  it('reads a form however it is split', async () => {
    const form =
      'preamble\r\n--b\r\nContent-Disposition: form-data; name="Key"\r\n\r\nk ü\r\n' +
      '--b\r\ncontent-disposition: form-data; name="empty"\r\n\r\n\r\n' +
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a%22b.txt"\r\nContent-Type: x/y\r\n\r\none\r\n--\r\ntwo\r\n--b--\r\n';
    for (let size = 1; size < 40; size += 1) {
      const { fields, fileName, content } = await readForm(
        'multipart/form-data; boundary="b"',
        inPieces(Buffer.from(form), size),
      );
      expect([...fields]).toEqual([
        ['key', 'k ü'],
        ['empty', ''],
      ]);
      expect([fileName, await collect(content)]).toEqual(['a"b.txt', 'one\r\n--\r\ntwo']);
    }
  });
});

describe('XML', () => {
  it('reads back what it writes', () => {
    const unit = fc.constantFrom('a', ' ', ';', '&', '<', '>', '"', "'", '\r', '\n', '\u0000', '\u001f', 'ü', '🔑');
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const node = parseXml(renderXml(['Root', [['Key', text], ['Empty', ''], undefined]]));
        expect(node.children.map((child) => [child.name, child.text])).toEqual([
          ['Key', text],
          ['Empty', ''],
        ]);
      }),
    );
  });

  it.each([
    '',
    '<a>',
    '<a></b>',
    '</a>',
    '<a/><b/>',
    '<a/><!',
    '<a>&nbsp;</a>',
    '<a>&constructor;</a>',
    '<a>&lt</a>',
    '<a><</a>',
    '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>',
    '<a><![CDATA[x]]></a>',
    '<a>&#xffffff;</a>',
  ])('refuses %s', (document) => {
    expect(() => parseXml(document)).toThrow(/XML/);
  });

  it('accepts attributes, comments and empty elements', () => {
    const node = parseXml('<?xml version="1.0"?>\n<!-- c --><a xmlns="http://x/"><b/>t<b x="1" /></a>\n');
    expect([node.text, node.children.map(({ name }) => name)]).toEqual(['t', ['b', 'b']]);
  });
});
