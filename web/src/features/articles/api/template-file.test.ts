import { expect, it } from 'vitest';
import type { BlogPost } from '#shared/articles/article.ts';
import { csvOf, hasTemplateTable } from './template-file.ts';

const template = {
  post_type: 'resource',
  resource_type: 'template',
  download_url: '',
  content: '<p>So:</p><table><tr><td>1</td></tr></table>',
} as BlogPost;

it('offers the table of a template that links no file', () => {
  expect(hasTemplateTable(template)).toBe(true);
  const others: Partial<BlogPost>[] = [
    { post_type: 'guide' },
    { resource_type: 'checklist' },
    { download_url: '/files/record.xlsx' },
    { content: '<p>A tableau</p>' },
  ];
  for (const other of others) expect(hasTemplateTable({ ...template, ...other })).toBe(false);
});

it('writes rows as CSV in which nothing runs', () => {
  const rows = [
    ['Field', 'How “to”'],
    ['=1+1', 'Say "none"'],
  ];
  expect(csvOf(rows)).toBe('\uFEFF"Field","How “to”"\r\n"\'=1+1","Say ""none"""\r\n');
});
