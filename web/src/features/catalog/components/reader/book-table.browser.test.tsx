import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { ebookDetail, stock } from '#test/components/shop.ts';
import { type Site, test } from '#test/components/site.tsx';

const narrow = '| Field | Yours |\n| --- | --- |\n| **Scope** | |\n| | |';
const columns = ['No.', 'Place', 'Threat', 'Controls', 'Likelihood', 'Impact', 'Level'];
const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const long = 'A sentence that is long enough to need several lines <b>here</b>';
const wide = [columns, columns.map(() => '---'), columns.map((_, n) => (n === 0 ? 'R1' : long))].map(rowOf).join('\n');

async function openBook({ server, open }: Site, content: string): Promise<void> {
  const book = ebookDetail(1, { content });
  stock(server, [book]);
  server.answer('GET /ebooks/{id}', book);
  await open(`/ebook/${book.id}`);
}
const element = (name: string) => page.getByRole('table').filter({ hasText: name }).element();

describe('a table of a book', () => {
  test('names its columns and rows, and leaves cells to write in empty', async ({ site }) => {
    await openBook(site, `# Beginning\n\n${narrow}\n\nAfter.`);
    await expect.element(page.getByRole('columnheader', { name: 'Yours' })).toHaveAttribute('scope', 'col');
    await expect.element(page.getByRole('rowheader', { name: 'Scope' })).toHaveAttribute('scope', 'row');
    const cells = page.getByRole('table').getByRole('cell').elements();
    expect(cells.map((cell) => cell.textContent)).toEqual(['', '', '']);
    expect(cells[0]?.clientHeight).toBeGreaterThan(40);
    await expect.poll(() => element('Scope').parentElement?.hasAttribute('tabindex')).toBe(false);
  });

  test('has no heading without a name', async ({ site }) => {
    await openBook(site, '# Beginning\n\n| | Yours |\n| --- | --- |\n| Scope | |');
    await expect.element(page.getByRole('columnheader')).toHaveTextContent('Yours');
  });

  test('scrolls within itself on a phone, with the keyboard too', async ({ site }) => {
    await page.viewport(390, 844);
    await openBook(site, `# Beginning\n\n${wide}`);
    const box = page.getByRole('group', { name: `Table: ${columns.join(', ')}` });
    await expect.element(box).toHaveAttribute('tabindex', '0');
    expect(box.element().scrollWidth).toBeGreaterThan(box.element().clientWidth);
    expect(document.documentElement.scrollWidth).toBe(390);
    expect(element('R1').textContent).toContain('<b>here</b>');
  });

  test('reaches beyond the text on a wide screen, but not out of the page', async ({ site }) => {
    await page.viewport(1280, 900);
    await openBook(site, `# Beginning\n\nText.\n\n${wide}`);
    await expect.element(page.getByRole('table')).toBeVisible();
    const right = element('R1').parentElement?.getBoundingClientRect().right;
    expect(right).toBeGreaterThan(page.getByText('Text.', { exact: true }).element().getBoundingClientRect().right);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
  });
});
