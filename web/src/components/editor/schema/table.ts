import type { Attributes } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow, TableView } from '@tiptap/extension-table';
import type { Node } from '@tiptap/pm/model';

export const alignments = ['left', 'center', 'right'] as const;
export type Alignment = (typeof alignments)[number];

const spanOf = (element: HTMLElement, name: string): number =>
  Math.max(1, Number.parseInt(element.getAttribute(name) ?? '', 10) || 1);
const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => spanOf(element, name),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

const alignmentOf = (element: HTMLElement): Alignment | null =>
  alignments.find((side) => element.classList.contains(`align-${side}`)) ?? null;

const columnsBefore = (cell: HTMLElement): number =>
  [...(cell.parentElement?.children ?? [])]
    .slice(0, [...(cell.parentElement?.children ?? [])].indexOf(cell))
    .reduce((sum, before) => sum + spanOf(before as HTMLElement, 'colspan'), 0);

/** Widths belong to the cells of the first row here, and to `col` elements in a text. */
function widthsOf(cell: HTMLElement): number[] | null {
  const table = cell.closest('table');
  if (!table || table.rows[0] !== cell.parentElement) return null;
  const start = columnsBefore(cell);
  const columns = [...table.querySelectorAll(':scope > colgroup > col')].slice(start, start + spanOf(cell, 'colspan'));
  const widths = columns.map((column) => Number.parseInt(column.getAttribute('width') ?? '', 10) || 0);
  return widths.some((width) => width > 0) ? widths : null;
}

const cellAttributes = (): Attributes => ({
  align: {
    default: null,
    parseHTML: alignmentOf,
    renderHTML: ({ align }) => (align && align !== 'left' ? { class: `align-${align}` } : {}),
  },
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  colwidth: { default: null, parseHTML: widthsOf, rendered: false },
});

const RichCell = TableCell.extend({
  addAttributes: cellAttributes,
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});

const RichHeader = TableHeader.extend({
  addAttributes: () => ({ ...cellAttributes(), scope: { default: null } }),
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

/** Rows at the end may sum up those above. */
const RichRow = TableRow.extend({
  addAttributes: () => ({
    isFoot: { default: false, parseHTML: (element) => element.parentElement?.localName === 'tfoot', rendered: false },
  }),
  renderHTML: () => ['tr', 0],
});

const widthsOfColumns = (table: Node): number[] =>
  (table.firstChild?.children ?? []).flatMap(({ attrs }) => attrs.colwidth ?? new Array<number>(attrs.colspan).fill(0));

/** `colgroup`, if a column has a width. */
function columnsOf(table: Node) {
  const widths = widthsOfColumns(table);
  if (!widths.some((width) => width > 0)) return [];
  return [['colgroup', ...widths.map((width) => ['col', width > 0 ? { width: String(Math.round(width)) } : {}])]];
}

/** Shows the caption, behind the columns' widths: the handles of these expect them first. */
class CaptionedTableView extends TableView {
  constructor(...given: ConstructorParameters<typeof TableView>) {
    super(...given);
    const [{ attrs }] = given;
    if (!attrs.caption) return;
    const caption = this.table.createCaption();
    caption.textContent = attrs.caption;
    caption.contentEditable = 'false';
    this.table.append(caption);
  }
}

const captionOf = (table: HTMLElement): string =>
  ((table as HTMLTableElement).caption?.textContent ?? '').replace(/\s+/g, ' ').trim();

const RichTable = Table.extend({
  addAttributes: () => ({
    caption: {
      default: '',
      parseHTML: captionOf,
      rendered: false,
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'table > caption', ignore: true }],
  renderHTML: ({ node }) => [
    'table',
    ...(node.attrs.caption ? [['caption', node.attrs.caption]] : []),
    ...columnsOf(node),
    ['tbody', 0],
  ],
}).configure({ resizable: true, cellMinWidth: 48, lastColumnResizable: false, View: CaptionedTableView });

export const tables = [RichTable, RichRow, RichHeader, RichCell];
