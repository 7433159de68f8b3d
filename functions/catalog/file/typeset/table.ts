import { drawLine, type Line } from './lines.ts';
import { addPage, type Doc, floorOf, ink, isSideways, line, margins } from './page.ts';
import { heightOf, leading, padding, type Row, type TablePlan } from './table-plan.ts';
import { artifact, openBelow, openTag, type Tag, taggedBelow } from './tags.ts';

interface Rule {
  readonly color: string;
  readonly width: number;
}
const belowHead: Rule = { color: ink, width: 0.9 };
const belowRow: Rule = { color: line, width: 0.5 };
const after = 11;
/** Lines of a row divided between pages that stand on the first of them, at least. */
const leastLines = 4;

/**
 * Sets a table from the current place. Its head is repeated on each page, unless it takes more than a third of one:
 * then it is set once, like a row.
 */
export function setTable(doc: Doc, plan: TablePlan, space: number): void {
  const height = heightOf(plan.head, plan.size);
  const isRepeated = height <= (floorOf(doc) - margins.top) / 3;
  const whole = floorOf(doc) - margins.top - (isRepeated ? height : 0);
  const table = openTag(doc, 'Table');
  const draw = (row: Row, rule = belowRow) => drawRow(doc, plan, row, space, rule, openBelow(doc, table, 'TR'));
  let isHeadSaid = false;
  const drawHead = () => {
    if (!isRepeated) return;
    if (isHeadSaid) artifact(doc, () => drawRow(doc, plan, plan.head, space, belowHead));
    else draw(plan.head, belowHead);
    isHeadSaid = true;
  };
  const turnPage = () => {
    addPage(doc, isSideways(doc));
    drawHead();
  };
  if (doc.y + plan.start > floorOf(doc)) turnPage();
  else drawHead();
  const rows = isRepeated ? plan.rows : [plan.head, ...plan.rows];
  for (const [at, row] of rows.entries()) {
    if (leavesLastAlone(plan, rows, at, floorOf(doc) - doc.y)) turnPage();
    let rest = row;
    for (let room = floorOf(doc) - doc.y; !fits(rest, plan, room); room = floorOf(doc) - doc.y) {
      const fitting = Math.floor((room - 2 * padding.y) / leading(plan.size));
      if (!fits(rest, plan, whole) && fitting >= leastLines) {
        const [now, later] = [rest.map((lines) => lines.slice(0, fitting)), rest.map((lines) => lines.slice(fitting))];
        draw(now);
        rest = later;
      }
      turnPage();
    }
    draw(rest);
  }
  doc.y += after;
}

/** Whether the last row would stand alone on the next page, when the one before it could go with it. */
function leavesLastAlone({ size }: TablePlan, rows: readonly Row[], at: number, room: number): boolean {
  const [row, last] = [rows[at], rows[at + 1]];
  if (!row || !last || at + 2 !== rows.length || at < 2) return false;
  return heightOf(row, size) <= room && heightOf(row, size) + heightOf(last, size) > room;
}

/** Rounding must not send a row that fits from page to page. */
const fits = (row: Row, plan: TablePlan, room: number): boolean => heightOf(row, plan.size) <= room + 0.01;

/** Without a tag it is drawn only, within an artifact. */
function drawRow(doc: Doc, plan: TablePlan, row: Row, space: number, rule: Rule, tag?: Tag): void {
  const { y: top } = doc;
  const bottom = top + heightOf(row, plan.size);
  const isHead = row === plan.head;
  doc.fillColor(ink);
  // The cells of the head stand on its rule.
  const tallest = Math.max(...row.map((lines) => lines.length));
  for (const [at, lines] of row.entries()) {
    const drawCell = () => {
      for (const [index, words] of lines.entries()) {
        const above = index + (isHead ? tallest - lines.length : 0);
        drawLine(doc, words, plan.columns[at]?.x ?? 0, top + padding.y + above * leading(plan.size), plan.size, space);
      }
    };
    if (tag) tagCell(doc, tag, lines, isHead, drawCell);
    else drawCell();
  }
  const drawRules = () => {
    if (plan.hasBlanks) drawBorders(doc, plan, top, bottom);
    doc
      .moveTo(plan.left, bottom)
      .lineTo(plan.left + plan.width, bottom)
      .lineWidth(rule.width)
      .stroke(rule.color);
  };
  if (tag) artifact(doc, drawRules);
  else drawRules();
  doc.y = bottom;
}

/** Its words are set one by one, so the cell says its text with the spaces between them. */
function tagCell(doc: Doc, row: Tag, lines: readonly Line[], isHead: boolean, draw: () => void): void {
  const words = lines.flatMap((line) => line.map(({ text, isApart }) => (isApart ? ` ${text}` : text)));
  const options = { actual: words.join('').trim() };
  if (isHead) taggedBelow(doc, row, 'TH', draw, { ...options, scope: 'Column' });
  else taggedBelow(doc, row, 'TD', draw, options);
}

/** Lines between the columns of a worksheet. */
function drawBorders(doc: Doc, plan: TablePlan, top: number, bottom: number): void {
  for (const { x } of plan.columns.slice(1))
    doc
      .moveTo(x - padding.x, top)
      .lineTo(x - padding.x, bottom)
      .lineWidth(0.5)
      .stroke(line);
}
