/** Text of the cells of a table, each without its outer spaces and with `\|` as `|`. All rows are as long as the head. */
export interface TableText {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** More columns than this fit no page; such lines stay a paragraph. */
export const maxColumns = 12;

/** The cells of `| a | b |`, or undefined for a line without both outer pipes. `\|` is a pipe within a cell. */
export function cellsOf(line: string): string[] | undefined {
  const row = line.trim();
  if (row.length < 2 || !row.startsWith('|') || !row.endsWith('|') || row.endsWith('\\|')) return undefined;
  const cells = row.slice(1, -1).split(/(?<!\\)\|/);
  return cells.map((cell) => cell.replaceAll('\\|', '|').trim());
}

export const isRule = (cells: readonly string[]): boolean => cells.every((cell) => /^:?-+:?$/.test(cell));

/**
 * The table that lines make, without a blank line among them: head, rule, and at least one row. Undefined when any of
 * them is no row or has more or fewer cells than the head, so that no text of the author's is lost or moved to another
 * column. The colons of a rule (`:---:`) are accepted and change nothing.
 */
export function tableOf(lines: readonly string[]): TableText | undefined {
  if (lines.length < 3 || !lines[0]?.trimStart().startsWith('|')) return undefined;
  const [head, rule, ...rows] = lines.map(cellsOf);
  if (!head || !rule || head.length > maxColumns || !isRule(rule)) return undefined;
  const whole = rows.filter((row) => row !== undefined);
  const isEven = [rule, ...whole].every((row) => row.length === head.length);
  return isEven && whole.length === rows.length ? { head, rows: whole } : undefined;
}
