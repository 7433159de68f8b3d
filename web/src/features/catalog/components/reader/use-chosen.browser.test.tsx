import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { contentsOf } from '#shared/catalog/content-preview.ts';
import { ebookDetail, stock } from '#test/components/shop.ts';
import { test } from '#test/components/site.tsx';

const sections = ['First', 'Second', 'Last'];
const content = sections.map((name) => `## ${name}\n\nText.`).join('\n\n');

describe('the contents of a text that is shorter than the window', () => {
  test('mark the heading that was chosen, until the reader moves on', async ({ site: { server, open } }) => {
    const book = ebookDetail(1, { content, contents: contentsOf(content, 800) });
    stock(server, [book]);
    server.answer('GET /ebooks/{id}', book);
    await open(`/ebook/${book.id}`);
    const last = page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Last' });
    await last.click();
    await expect.element(last).toHaveAttribute('aria-current', 'location');
    window.dispatchEvent(new WheelEvent('wheel'));
    await expect.element(last).not.toHaveAttribute('aria-current');
  });
});
