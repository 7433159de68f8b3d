/** What most mail programs show of a line of text before they break it. */
const longestLine = 76;

const widthOf = (text: string): number => [...text].length;

/** Cells below each other, a line below the heads. */
function inColumns(rows: readonly (readonly string[])[], widths: readonly number[], hasHead: boolean): string {
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - widthOf(cell))))
      .join(' | ')
      .trimEnd();
  const lines = rows.map(line);
  const rule = widths.map((width) => '-'.repeat(width)).join('-+-');
  return (hasHead ? [...lines.slice(0, 1), rule, ...lines.slice(1)] : lines).join('\n');
}

/** A wide table: each row is a paragraph, each cell a line that begins with its head. */
function inParagraphs(rows: readonly (readonly string[])[], hasHead: boolean): string {
  if (!hasHead) return rows.map((cells) => cells.join(' | ')).join('\n');
  const [heads = [], ...rest] = rows;
  if (rest.length === 0) return heads.join(' | ');
  const line = (cell: string, column: number) => (heads[column] ? `${heads[column]}: ${cell}` : cell);
  return rest.map((cells) => cells.map(line).join('\n')).join('\n\n');
}

/** A table as text: in columns while they fit, else row by row. */
export function textOfTable(rows: readonly (readonly string[])[], hasHead: boolean): string {
  const columns = Math.max(0, ...rows.map((cells) => cells.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((cells) => widthOf(cells[column] ?? ''))),
  );
  const whole = widths.reduce((sum, width) => sum + width, 3 * (columns - 1));
  return whole <= longestLine ? inColumns(rows, widths, hasHead) : inParagraphs(rows, hasHead);
}
