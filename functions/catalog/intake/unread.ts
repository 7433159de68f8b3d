import type { Remark } from '#lib/document/document.ts';
import { formatItems } from '#shared/kernel/format.ts';
import { cut } from '#shared/kernel/text.ts';

/** As many as somebody reads, and as an item in the table has room for. */
const most = 30;
const longest = 300;

/** What could not be read, in sentences that say where; each once, and how many more there are. */
export function unreadOf(remarks: readonly Remark[]): string[] {
  const said = [...new Set(remarks.map(({ where, sentence }) => cut(`${capital(where)}: ${sentence}`, longest)))];
  const others = said.length - most;
  return others > 0 ? [...said.slice(0, most), `${formatItems(others, 'more place')} could not be read.`] : said;
}

const capital = (where: string): string => where.charAt(0).toUpperCase() + where.slice(1);
