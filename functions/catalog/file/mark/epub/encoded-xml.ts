/** An XML document as text, and back to bytes. Whatever the text keeps becomes the bytes that it was. */
export interface EncodedXml {
  readonly text: string;
  encode(text: string): Buffer;
}

const marks = { utf8: '\xef\xbb\xbf', utf16le: '\xff\xfe', utf16be: '\xfe\xff' } as const;

/** Encodings of one byte a character that write ASCII as ASCII. Markup is ASCII, and that is all that is looked at. */
const oneByte = /^(iso-8859-\d{1,2}|windows-125\d)$/i;
/** A declaration is the first thing in a document, or it is none. */
const declaration = /^<\?xml\s[^>?]*?\sencoding\s*=\s*["']([\w.-]+)["']/;

function inUtf8(bytes: Buffer, mark: Buffer): EncodedXml | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { text, encode: (changed) => Buffer.concat([mark, Buffer.from(changed)]) };
  } catch {
    return undefined;
  }
}

const swapped = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16();

function inUtf16(bytes: Buffer, mark: Buffer, isBig: boolean): EncodedXml | undefined {
  if (bytes.length % 2 !== 0) return undefined;
  const encode = (changed: string) => Buffer.from(changed, 'utf16le');
  return {
    text: (isBig ? swapped(bytes) : bytes).toString('utf16le'),
    encode: (changed) => Buffer.concat([mark, isBig ? encode(changed).swap16() : encode(changed)]),
  };
}

/** Undefined for an encoding that is not known, or that the bytes are not in. */
export function encodedXml(bytes: Buffer): EncodedXml | undefined {
  const head = bytes.toString('latin1', 0, 200);
  const rest = (mark: string) => [bytes.subarray(mark.length), bytes.subarray(0, mark.length)] as const;
  if (head.startsWith(marks.utf8)) return inUtf8(...rest(marks.utf8));
  if (head.startsWith(marks.utf16le)) return inUtf16(...rest(marks.utf16le), false);
  if (head.startsWith(marks.utf16be)) return inUtf16(...rest(marks.utf16be), true);
  if (head.startsWith('<\0')) return inUtf16(...rest(''), false);
  if (head.startsWith('\0<')) return inUtf16(...rest(''), true);
  const [, name = 'utf-8'] = declaration.exec(head) ?? [];
  if (/^(utf-?8|us-ascii)$/i.test(name)) return inUtf8(...rest(''));
  if (!oneByte.test(name)) return undefined;
  return { text: bytes.toString('latin1'), encode: (changed) => Buffer.from(changed, 'latin1') };
}
