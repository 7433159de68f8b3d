import { expect, it } from 'vitest';
import type { BlogPost } from '#shared/articles/article.ts';
import { hasTemplateTable } from './template-file.ts';

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
