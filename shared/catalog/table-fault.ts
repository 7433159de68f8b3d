import { chunksOf } from './content/chunks.ts';
import { cellsOf, isRule, maxColumns, tableOf } from './content-table.ts';

/** Lines without an empty line or a heading among them, and the number of the first one, from 1. */
interface Run {
  readonly first: number;
  readonly lines: readonly string[];
}

/** Code may hold what would be a table elsewhere. */
function runsOf(content: string): Run[] {
  let [line, place] = [1, 0];
  return chunksOf(content)
    .filter(({ kind }) => kind === 'text')
    .map(({ start, lines }) => {
      for (let at = content.indexOf('\n', place); at >= 0 && at < start; at = content.indexOf('\n', place)) {
        line++;
        place = at + 1;
      }
      return { first: line, lines: lines.map(({ text }) => text) };
    });
}

/** Two such lines, one below the other, are meant as a table. */
const startsRow = (line: string): boolean => line.trimStart().startsWith('|');

/** What is wrong with lines that are meant as a table, the first of which has this number. */
function faultOf(lines: readonly string[], first: number): string {
  const [head = [], rule = [], ...rows] = lines.map((line) => cellsOf(line) ?? []);
  const broken = lines.findIndex((line) => !cellsOf(line));
  if (broken >= 0) return `line ${first + broken} must begin and end with |, or stand apart by an empty line`;
  if (head.length > maxColumns) return `it has ${head.length} columns, and at most ${maxColumns} fit on a page`;
  if (!isRule(rule)) return `line ${first + 1} must be a rule such as |${' --- |'.repeat(head.length)}`;
  if (rows.length === 0) return 'it has no line below its head';
  const uneven = [rule, ...rows].findIndex((row) => row.length !== head.length);
  const count = [rule, ...rows][uneven]?.length;
  return `line ${first + 1 + uneven} has ${count} ${count === 1 ? 'cell' : 'cells'}, and its head has ${head.length}`;
}

function faultIn({ first, lines }: Run): string | undefined {
  const start = lines.findIndex((line, index) => startsRow(line) && startsRow(lines[index + 1] ?? ''));
  if (start < 0 || tableOf(lines)) return undefined;
  const line = first + start;
  const why = start > 0 ? 'it needs an empty line before it' : faultOf(lines, line);
  return `The table that begins in line ${line} cannot be shown: ${why}.`;
}

/** A sentence about the first lines that are meant as a table and are none; undefined when all tables are whole. */
export function tableFault(content: string): string | undefined {
  for (const run of runsOf(content)) {
    const fault = faultIn(run);
    if (fault) return fault;
  }
  return undefined;
}
