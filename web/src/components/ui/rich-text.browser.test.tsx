import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RichText } from './rich-text.tsx';

const notes =
  '<p>A claim<sup class="note-reference"><a href="#note-1" id="note-reference-1">1</a></sup>.</p><ol class="notes"><li id="note-1"><p>Its source.</p></li></ol>';

describe('rich text', () => {
  test('leads from a note to its place in the text and back', async () => {
    await render(<RichText html={notes} />);
    const back = page.getByRole('link', { name: 'Back to note 1 in the text' });
    await expect.element(back).toHaveAttribute('href', '#note-reference-1');
    expect(document.querySelector('#note-1')?.textContent).toBe('Its source. ↩');
    expect(document.querySelector('#note-reference-1')).toHaveAttribute('href', '#note-1');
  });

  test('leads back from a note that ends with a video or a link', async () => {
    const player = '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>';
    for (const last of [player, 'See <a href="/about">about</a>']) {
      const { unmount } = await render(<RichText html={notes.replace('<p>Its source.</p>', last)} />);
      const back = page.getByRole('link', { name: 'Back to note 1 in the text' });
      await expect.element(back).toBeVisible();
      expect(back.element().parentElement).toBe(document.querySelector('#note-1'));
      await unmount();
    }
  });

  test('names what is set off, and is no landmark of the page', async () => {
    await render(
      <RichText html='<aside class="callout-tip"><p>Begin early.</p></aside><aside><p>As said.</p></aside>' />,
    );
    await expect.element(page.getByRole('note', { name: 'Tip' })).toHaveTextContent('Begin early.');
    await expect.element(page.getByRole('note', { name: 'Note' })).toHaveTextContent('As said.');
  });

  test.for([
    ['<p class="fixed inset-0" id="main">a</p>', '<p>a</p>'],
    [
      '<ul class="tasks hidden"><li class="is-done note-1" id="root">a</li></ul>',
      '<ul class="tasks"><li class="is-done">a</li></ul>',
    ],
    ['<p style="position:fixed" onclick="x()">a</p>', '<p>a</p>'],
    ['<p width="9">a<img src="/files/a.webp" class="tasks" alt="b"></p>', '<p>a<img src="/files/a.webp" alt="b"></p>'],
  ])('keeps names and sizes that texts have, and no others: %s', async ([given, shown]) => {
    const { container } = await render(<RichText html={given ?? ''} />);
    await expect.poll(() => container.querySelector('.prose')?.innerHTML).toBe(shown);
  });
});
