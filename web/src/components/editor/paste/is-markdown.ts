/** The lines of a text, and which of them have nothing above. */
interface Lines {
  readonly lines: readonly string[];
  readonly isFirst: (at: number) => boolean;
}

const item = /^ {0,3}(?:[-*+]|\d{1,3}[.)]) +\S/;
const fence = /^ {0,3}(?:`{3,}[^`]*|~{3,}.*)$/;
const closingFence = /^ {0,3}(?:`{3,}|~{3,})$/;
/** Behind a word it is a call of a function. */
const link = /(?<![\w\])])\[[^\][\n]*\]\((?:https?:\/\/|mailto:|\/|#)[^\s()]*(?: "[^"\n]*")?\)/;
/** Between the head and the rows of a table. */
const columns = /^\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?)?$/;

const hasCode = ({ lines }: Lines): boolean => {
  const start = lines.findIndex((line) => fence.test(line));
  return start >= 0 && lines.some((line, at) => at > start && closingFence.test(line));
};
const hasTable = ({ lines }: Lines): boolean =>
  lines.some((line, at) => lines[at - 1]?.includes('|') && columns.test(line.trim()));
const hasLink = ({ lines }: Lines): boolean => lines.some((line) => link.test(line));
/** A line with one hash that stands directly above another line may be a comment. */
const hasHeading = ({ lines, isFirst }: Lines): boolean =>
  lines.some((line, at) => isFirst(at) && (/^#{2,6} +\S/.test(line) || (/^# +\S/.test(line) && lines[at + 1] === '')));
const hasQuote = ({ lines, isFirst }: Lines): boolean =>
  lines.some((line, at) => isFirst(at) && line.startsWith('>') && lines[at + 1]?.startsWith('>'));

/** As in YAML (`- name: x`) and in programs (`- a = 1`). */
const data = /^\s*[-+] +(?:[\w.-]+:(?:\s|$)|\S+ *[={(;])/;

/** Two items below each other, or with lines between them that belong to the first. */
function hasList({ lines, isFirst }: Lines): boolean {
  const items = lines.filter((line) => item.test(line));
  const isChange = items.some((line) => line.startsWith('+ ')) && items.some((line) => line.startsWith('- '));
  if (items.length < 2 || isChange || items.some((line) => data.test(line))) return false;
  return lines.some((line, at) => {
    if (!item.test(line) || !isFirst(at)) return false;
    const next = lines.findIndex((other, after) => after > at && other !== '' && !/^\s{2}/.test(other));
    return next > 0 && item.test(lines[next] ?? '');
  });
}

function isProgram(lines: readonly string[]): boolean {
  const written = lines.filter((line) => line !== '');
  const ended = written.filter((line) => /[;{}\\]$/.test(line));
  return /^(?:#!|<\?|---$)/.test(written[0] ?? '') || ended.length * 3 > written.length;
}

const signs = [hasTable, hasLink, hasHeading, hasQuote, hasList];

/** Whether a text without styles clearly is Markdown. Programs and data are text: their signs stay. */
export function isMarkdown(text: string): boolean {
  const lines = text
    .trim()
    .split(/\r\n?|\n/)
    .map((line) => line.trimEnd());
  const read = { lines, isFirst: (at: number) => at === 0 || lines[at - 1] === '' };
  return hasCode(read) || (!isProgram(lines) && signs.some((isThere) => isThere(read)));
}
