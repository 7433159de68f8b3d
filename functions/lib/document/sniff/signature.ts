export type Signature =
  | 'pdf'
  | 'zip'
  | 'ole'
  | 'png'
  | 'jpeg'
  | 'webp'
  | 'gif'
  | 'svg'
  | 'html'
  | 'xml'
  | 'executable'
  | 'text'
  | 'unknown';

/** How much of a file its beginning is: readers of PDF accept the signature anywhere in there. */
export const headLength = 1024;

const begins: readonly (readonly [Signature, string])[] = [
  ['pdf', '%PDF-'],
  ['zip', 'PK\x03\x04'],
  ['zip', 'PK\x05\x06'],
  ['ole', '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['jpeg', '\xFF\xD8\xFF'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
  ['executable', 'MZ'],
  ['executable', '\x7fELF'],
  ['executable', '\xCA\xFE\xBA\xBE'],
  ['executable', '\xCF\xFA\xED\xFE'],
  ['executable', '\xCE\xFA\xED\xFE'],
  ['executable', '#!'],
];

const html = /^<(!doctype html|html|head|body|script|iframe|meta|title|style|table|div|p|a|img)[\s>/]/i;
const svg = /^<(!doctype svg|svg)[\s>/]/i;

/** Text in any encoding has tabs, line ends and at most an escape, but no other controls; above 127 anything goes. */
const isText = (letters: string): boolean =>
  letters !== '' && !/(?![\t-\r\u0080-\u009F])\p{Cc}/u.test(letters.replaceAll('\u001B', ''));

/** What the markup is, behind its declaration and comments. */
function markup(text: string): Signature | undefined {
  const root = text.replace(/<!--[\s\S]*?-->|^<\?xml[^>]*>/g, '').trimStart();
  if (svg.test(root)) return 'svg';
  if (html.test(root)) return 'html';
  return text.startsWith('<?xml') ? 'xml' : undefined;
}

/** What the first bytes say a file is. Its name and the type that a browser sent say nothing. */
export function signatureOf(bytes: Uint8Array): Signature {
  const letters = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, headLength)).toString(
    'latin1',
  );
  const known = begins.find(([, start]) => letters.startsWith(start));
  // `MZ` and `#!` are also how a text may begin.
  if (known && (known[0] !== 'executable' || known[1] !== 'MZ' || !isText(letters))) return known[0];
  if (letters.startsWith('RIFF') && letters.slice(8, 12) === 'WEBP') return 'webp';
  if (/^(\xFF\xFE|\xFE\xFF)/.test(letters)) return 'text';
  const text = letters.replace(/^\xEF\xBB\xBF/, '').trimStart();
  const found = markup(text);
  if (found) return found;
  if (letters.includes('%PDF-')) return 'pdf';
  return isText(letters) ? 'text' : 'unknown';
}
