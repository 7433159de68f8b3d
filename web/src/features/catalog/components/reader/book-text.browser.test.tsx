import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { ebookDetail, stock } from '#test/components/shop.ts';
import { type Site, test } from '#test/components/site.tsx';

const content = `# Beginning

A claim[^src], *slanted* and \`coded\`, and [a **source**](https://example.com/a) at AC-2.

3. Third
   - Within
4. Fourth

> Somebody said this.

\`\`\`json
{ "a": "${'long '.repeat(60)}" }
\`\`\`

![What the picture shows](figure:plan "The plan")

[^src]: Where it stands.`;

async function openBook({ server, open }: Site): Promise<void> {
  const book = ebookDetail(1, { content });
  stock(server, [book]);
  server.answer('GET /ebooks/{id}', book);
  await open(`/ebook/${book.id}`);
}

describe('the text of a book', () => {
  test('links to the web without telling it where from', async ({ site }) => {
    await openBook(site);
    const link = page.getByRole('link', { name: 'a source', exact: true });
    await expect.element(link).toHaveAttribute('href', 'https://example.com/a');
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect.element(page.getByText('slanted')).toBeVisible();
    expect(page.getByText('coded').element().tagName).toBe('CODE');
  });

  test('goes to a note and back', async ({ site }) => {
    await openBook(site);
    const note = page.getByRole('link', { name: 'Note 1', exact: true });
    await expect.element(note).toHaveAttribute('href', '#note-1');
    expect(document.querySelector('#note-1')?.textContent).toContain('Where it stands.');
    const back = page.getByRole('link', { name: 'Back to note 1 in the text' });
    expect(document.querySelector(back.element().getAttribute('href') ?? '')).toBe(note.element());
  });

  test('numbers lists as they are written, and nests them', async ({ site }) => {
    await openBook(site);
    const third = page.getByRole('listitem').filter({ hasText: 'Third' });
    await expect.element(third.first()).toBeVisible();
    const list = third.first().element().parentElement as HTMLOListElement;
    expect([list.tagName, list.start]).toEqual(['OL', 3]);
    expect(list.querySelector('li ul li')?.textContent).toBe('Within');
  });

  test('scrolls long code within itself, with the keyboard too', async ({ site }) => {
    await page.viewport(390, 844);
    await openBook(site);
    const code = page.getByRole('group', { name: 'Code: json' });
    await expect.element(code).toHaveAttribute('tabindex', '0');
    expect(code.element().scrollWidth).toBeGreaterThan(code.element().clientWidth);
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  test('describes a figure whose picture is not there', async ({ site }) => {
    await openBook(site);
    const figure = page.getByRole('figure');
    await expect.element(figure).toBeVisible();
    expect(figure.element().querySelector('p')?.textContent).toBe('What the picture shows');
    expect(figure.element().querySelector('figcaption')?.textContent).toBe('The plan');
  });
});
