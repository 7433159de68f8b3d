import type { BlogPost } from '#shared/articles/article.ts';

/** Whether an article is a template with a table to fill in, and no file of its own is linked. */
export const hasTemplateTable = ({ post_type, resource_type, download_url, content }: BlogPost): boolean =>
  post_type === 'resource' && resource_type === 'template' && download_url === '' && /<table\b/.test(content);

/** What a spreadsheet would run as a formula becomes text. */
const harmless = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

const field = (cell: string): string => `"${harmless(cell).replaceAll('"', '""')}"`;

/** Rows as CSV that spreadsheets open as UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;

/** The cells of a table on the page, row by row. */
export const rowsOf = (table: HTMLTableElement): string[][] =>
  [...table.rows].map((row) => [...row.cells].map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim()));
