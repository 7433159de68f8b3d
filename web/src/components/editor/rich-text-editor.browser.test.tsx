import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RichTextEditor } from './editor.tsx';
import '#web/styles/app.css';

const searchPages = async () => [];

test('what is typed is given in a pause, and a new value replaces it', async () => {
  const onChange = vi.fn();
  const props = { id: 'content', label: 'Content', onChange, kind: 'article', searchPages } as const;
  const { rerender } = await render(<RichTextEditor {...props} value="<p>One</p>" />);
  const field = page.getByRole('textbox', { name: 'Content' });
  await expect.element(field).toHaveTextContent('One');
  await userEvent.click(field);
  await userEvent.keyboard('{Control>}{End}{/Control} two');
  await expect.poll(() => onChange.mock.calls).toEqual([['<p>One two</p>']]);
  await rerender(<RichTextEditor {...props} value="<p>Three</p>" />);
  await expect.element(field).toHaveTextContent('Three');
  expect(onChange).toHaveBeenCalledTimes(1);
});
