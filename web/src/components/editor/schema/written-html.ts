import { DOMSerializer, type Node } from '@tiptap/pm/model';

const voidElements = new Set(['br', 'hr', 'img', 'col']);
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string, reserved: RegExp): string => text.replace(reserved, (sign) => escapes[sign] ?? sign);

const isParagraph = (element: Element | null): boolean => element?.localName === 'p';
const isList = (element: Element): boolean => ['ul', 'ol'].includes(element.localName);

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

/** An item or a cell of one paragraph needs none around its text; so does an item with lists below its line. */
function unwrapLines(text: DocumentFragment): void {
  for (const box of text.querySelectorAll('td, th, dd, li:not(.notes > li)')) {
    const [first, ...others] = box.children;
    if (!first || !isParagraph(first)) continue;
    const isPlain = box.localName === 'li' ? others.every(isList) : others.length === 0;
    if (isPlain) unwrap(first);
  }
}

const rowsUntil = (rows: readonly Element[], isOther: (row: Element) => boolean): Element[] => {
  const end = rows.findIndex(isOther);
  return rows.slice(0, end < 0 ? rows.length : end);
};
const isOfHeaders = (row: Element): boolean => [...row.children].every(({ localName }) => localName === 'th');

function moveRows(table: Element, part: 'thead' | 'tfoot', rows: readonly Element[]): void {
  if (rows.length === 0) return;
  const box = document.createElement(part);
  box.append(...rows);
  const body = table.querySelector('tbody');
  if (part === 'thead') body?.before(box);
  else body?.after(box);
  if (body?.childElementCount === 0) body.remove();
}

/** Rows of headers at the beginning are the table's head; the editor knows those of its foot. */
function partTables(text: DocumentFragment, tables: readonly Node[]): void {
  text.querySelectorAll('table').forEach((table, index) => {
    const rows = [...table.rows];
    const isFoot = (row: Element) => tables[index]?.maybeChild(rows.indexOf(row as HTMLTableRowElement))?.attrs.isFoot;
    const head = rowsUntil(rows, (row) => !isOfHeaders(row));
    // A table of nothing but headers has one row of them.
    moveRows(table, 'thead', head.length === rows.length ? head.slice(0, 1) : head);
    moveRows(
      table,
      'tfoot',
      rows.filter((row, at) => at >= head.length && isFoot(row)),
    );
  });
}

/** A caption that nobody has written, and the empty line at the end to write on. */
function dropUnwritten(text: DocumentFragment): void {
  for (const caption of text.querySelectorAll('figcaption')) if (caption.childNodes.length === 0) caption.remove();
  for (let last = text.lastElementChild; last && isParagraph(last) && last.childNodes.length === 0; ) {
    last.remove();
    last = text.lastElementChild;
  }
}

function attributeText({ name, value }: Attr): string {
  if (value === '' && name !== 'alt') return ` ${name}`;
  return ` ${name}="${escaped(value, /[&<>"]/g)}"`;
}

/** As the server writes it, so that what it has kept is what was given to it. */
function htmlOf(node: globalThis.Node): string {
  if (node instanceof Text) return escaped(node.data, /[&<>]/g);
  if (!(node instanceof Element)) return '';
  const start = `<${node.localName}${[...node.attributes].map(attributeText).join('')}`;
  if (voidElements.has(node.localName)) return `${start} />`;
  return `${start}>${[...node.childNodes].map(htmlOf).join('')}</${node.localName}>`;
}

function tablesOf(text: Node): Node[] {
  const tables: Node[] = [];
  text.descendants((node) => {
    if (node.type.name === 'table') tables.push(node);
    return !node.isTextblock;
  });
  return tables;
}

/** The text as the server keeps it; without any text, none. */
export function writtenHtml(text: Node): string {
  const box = DOMSerializer.fromSchema(text.type.schema).serializeFragment(text.content);
  if (!(box instanceof DocumentFragment)) return '';
  for (const picture of box.querySelectorAll('figure > img[src=""]')) picture.parentElement?.remove();
  partTables(box, tablesOf(text));
  unwrapLines(box);
  dropUnwritten(box);
  return [...box.childNodes].map(htmlOf).join('').trim();
}
