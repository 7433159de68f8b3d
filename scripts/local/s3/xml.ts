import { S3Error } from './errors.ts';

/** One element to write: its name, and its text or its children. `undefined` children are omitted. */
export type Element = readonly [name: string, content: string | number | boolean | readonly (Element | undefined)[]];

/** One element read. No attributes matter in S3's request documents, so none are kept. */
export interface XmlNode {
  readonly name: string;
  readonly text: string;
  readonly children: readonly XmlNode[];
}

const characterOf = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);
const entityOf = new Map([...characterOf].map(([name, character]) => [character, `&${name};`]));
const xmlNamespace = 'http://s3.amazonaws.com/doc/2006-03-01/';

/** Keys may contain control characters; S3 writes them as character references to keep the document valid. */
function escapeText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these have to be escaped
  return text.replace(/[<>&"\u0000-\u001f]/g, (character) => {
    return entityOf.get(character) ?? `&#x${character.charCodeAt(0).toString(16).toUpperCase()};`;
  });
}

function renderElement([name, content]: Element, attributes = ''): string {
  const inner =
    typeof content === 'object'
      ? content.map((child) => (child ? renderElement(child) : '')).join('')
      : escapeText(String(content));
  return `<${name}${attributes}>${inner}</${name}>`;
}

export function renderXml(root: Element, options: { namespace: boolean } = { namespace: true }): string {
  const attributes = options.namespace ? ` xmlns="${xmlNamespace}"` : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${renderElement(root, attributes)}`;
}

function unescapeText(text: string): string {
  return text.replace(/&([^;&]*);?/g, (whole, entity: string) => {
    const code = /^#(?:x([0-9a-f]{1,6})|([0-9]{1,7}))$/i.exec(entity);
    const known = code ? character(code[1] ? Number.parseInt(code[1], 16) : Number(code[2])) : characterOf.get(entity);
    if (known === undefined || !whole.endsWith(';')) throw new S3Error('MalformedXML');
    return known;
  });
}

function character(codePoint: number): string | undefined {
  return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : undefined;
}

interface OpenNode {
  name: string;
  text: string;
  children: XmlNode[];
}

/**
 * Reads the small document that clients send (CompleteMultipartUpload). Strict, and without document types, so that
 * nothing S3 would reject is accepted here.
 */
export function parseXml(document: string): XmlNode {
  const root: OpenNode = { name: '', text: '', children: [] };
  const open: OpenNode[] = [root];
  const token = /<\?[^>]*\?>|<!--[\s\S]*?-->|<(\/?)([\w:.-]+)(?:\s[^<>]*?)?(\/?)>|([^<]+)/gy;
  let end = 0;
  for (let match = token.exec(document); match; match = token.exec(document)) {
    end = token.lastIndex;
    readToken(open, match);
  }
  const [only, ...others] = root.children;
  if (end !== document.length || open.length !== 1 || !only || others.length > 0) throw new S3Error('MalformedXML');
  return only;
}

function readToken(open: OpenNode[], [, closing, name, selfClosing, text]: RegExpExecArray): void {
  const current = open.at(-1);
  if (!current) throw new S3Error('MalformedXML');
  if (text !== undefined) current.text += unescapeText(text);
  if (name === undefined) return;
  if (!closing) open.push({ name, text: '', children: [] });
  if (closing || selfClosing) closeNode(open, name);
}

function closeNode(open: OpenNode[], name: string): void {
  const node = open.pop();
  const parent = open.at(-1);
  if (!node || !parent || node.name !== name) throw new S3Error('MalformedXML');
  parent.children.push(node);
}

export function childText(node: XmlNode, name: string): string | undefined {
  return node.children.find((child) => child.name === name)?.text;
}
