import type { BlogPost } from '#shared/articles/article.ts';

/** Whether an article is a template with a table to fill in, and no file of its own is linked. */
export const hasTemplateTable = ({ post_type, resource_type, download_url, content }: BlogPost): boolean =>
  post_type === 'resource' && resource_type === 'template' && download_url === '' && /<table\b/.test(content);

/** The cells of a table on the page, row by row. */
export const rowsOf = (table: HTMLTableElement): string[][] =>
  [...table.rows].map((row) => [...row.cells].map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim()));
