import { withoutUnseen } from '#shared/kernel/unseen.ts';
import type { Block, Item, List, Spans, Table } from './block.ts';
import { oneLine } from './clean.ts';
import { escapeHeading, escapeInline, escapeStart } from './escape.ts';
import { inlineMarkdown, type NoteNumber } from './inline.ts';
import { numberedNotes } from './notes.ts';
import { textOf } from './plain.ts';

/** More columns fit no page; such a table is written as a list of its rows. */
const mostColumns = 12;

type Line = (spans: Spans) => string;

function itemLines({ spans, inner }: Item, mark: string, line: Line): string[] {
  const nested = inner ? listLines(inner, line).map((text) => `  ${text}`) : [];
  return [`${mark} ${line(spans)}`, ...nested];
}
/** The highest number that a list may have; a longer one has bullets. */
const mostNumber = 999;

function listLines({ start, items }: List, line: Line): string[] {
  const isOrdered = start !== undefined && start + items.length <= mostNumber + 1;
  return items.flatMap((item, index) => itemLines(item, isOrdered ? `${start + index}.` : '-', line));
}

const rowLine = (cells: readonly Spans[], line: Line): string =>
  `| ${cells.map((cell) => line(cell).replaceAll('|', '\\|')).join(' | ')} |`;

/** A row of a table that cannot be one: its cells in a line, so that none of the text is lost. */
const looseRow = (row: readonly Spans[]): Item => ({
  spans: row
    .filter((cell) => textOf(cell) !== '')
    .flatMap((cell, index) => (index > 0 ? [{ text: '; ' }, ...cell] : cell)),
});

function tableLines({ head, rows }: Table, line: Line): string[] {
  if (head.length <= mostColumns && rows.length > 0)
    return [rowLine(head, line), `|${' --- |'.repeat(head.length)}`, ...rows.map((row) => rowLine(row, line))];
  const items = [head, ...rows].map(looseRow).filter(({ spans }) => spans.length > 0);
  return listLines({ kind: 'list', items }, line);
}

/** The fence is longer than any that stands in the code. */
function codeLines(text: string): string[] {
  const code = withoutUnseen(text)
    .replace(/^\s*\n/, '')
    .trimEnd();
  const longest = Math.max(2, ...[...code.matchAll(/^\s*(`{3,})/gm)].map(([, ticks = '']) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return [fence, ...code.split('\n').map((line) => line.trimEnd()), fence];
}

/** What the line of a figure can hold of its description or caption; a longer caption follows as a paragraph. */
const longestLabel = 500;

/** A description is plain text, without a sign that would end it; a caption is a text like any other. */
function figureLines(name: string, alt: string, caption: string): string[] {
  const label = oneLine(alt).replaceAll('[', '(').replaceAll(']', ')').slice(0, longestLabel);
  const title = escapeInline(oneLine(caption)).replaceAll('"', '”');
  const isLong = title.length > longestLabel;
  return [
    `![${label}](figure:${name}${title && !isLong ? ` "${title}"` : ''})`,
    ...(isLong ? ['', escapeStart(escapeInline(oneLine(caption)))] : []),
  ];
}

function linesOf(block: Block, noteNumber: NoteNumber): string[] {
  const line: Line = (spans) => inlineMarkdown(spans, noteNumber);
  switch (block.kind) {
    case 'heading':
      return [`${'#'.repeat(block.level)} ${escapeHeading(oneLine(block.text))}`];
    case 'paragraph':
      return [escapeStart(line(block.spans))];
    case 'list':
      return listLines(block, line);
    case 'table':
      return tableLines(block, line);
    case 'quote':
      return block.paragraphs.flatMap((spans, index) => [...(index > 0 ? ['>'] : []), `> ${escapeStart(line(spans))}`]);
    case 'code':
      return codeLines(block.text);
    case 'figure':
      return figureLines(block.name, block.alt, block.caption);
    case 'note': {
      const number = noteNumber(block.key);
      return [number === undefined ? escapeStart(line(block.spans)) : `[^${number}]: ${line(block.spans)}`];
    }
  }
}

/** The text of a file in the product's Markdown. What it says is what the file said: its own marks are escaped. */
export function markdownOf(blocks: readonly Block[]): string {
  const noteNumber = numberedNotes(blocks);
  return blocks
    .map((block) => linesOf(block, noteNumber).join('\n'))
    .filter((text) => text.trim() !== '')
    .join('\n\n');
}
