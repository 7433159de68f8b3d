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
  await expect.poll(() => onChange.mock.lastCall).toEqual(['<p>One two</p>']);
  const given = onChange.mock.calls.length;
  await rerender(<RichTextEditor {...props} value="<p>Three</p>" />);
  await expect.element(field).toHaveTextContent('Three');
  expect(onChange).toHaveBeenCalledTimes(given);
});

test('a picture that is pasted is stored, tried again when that fails, and stands where the cursor was', async () => {
  const onChange = vi.fn();
  const stored = { src: '/files/upl_1.webp', width: 1600, height: 900 };
  const storePicture = vi.fn(async () => stored).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const props = { id: 'content', label: 'Content', onChange, kind: 'article', searchPages, storePicture } as const;
  await render(<RichTextEditor {...props} value="<p>One</p>" />);
  const field = page.getByRole('textbox', { name: 'Content' });
  await expect.element(field).toHaveTextContent('One');
  const files = new DataTransfer();
  files.items.add(new File(['x'], 'view.png', { type: 'image/png' }));
  field.element().dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: files }));
  await expect.element(page.getByLabelText('What it shows')).toHaveFocus();
  await expect
    .element(page.getByLabelText('Another picture'))
    .toHaveAccessibleDescription('view.png will be added, unless you choose another one.');
  await userEvent.click(page.getByRole('button', { name: 'Add Picture' }));
  const open = 'Say what it shows, or that it is only decoration';
  await expect.element(page.getByLabelText('What it shows')).toHaveAccessibleDescription(expect.stringContaining(open));
  expect(storePicture).not.toHaveBeenCalled();
  await userEvent.fill(page.getByLabelText('What it shows'), 'The controls');
  await userEvent.click(page.getByRole('button', { name: 'Add Picture' }));
  await userEvent.click(page.getByRole('button', { name: 'Try Again' }));
  await expect
    .poll(() => onChange.mock.lastCall?.[0])
    .toContain(
      '<figure><img src="/files/upl_1.webp" alt="The controls" width="1600" height="900" loading="lazy" /></figure>',
    );
  expect(onChange.mock.lastCall?.[0]).toContain('<p>One</p>');
  // Its place is as large before it has loaded.
  const { aspectRatio, maxWidth } = getComputedStyle(field.getByRole('img').element());
  expect([aspectRatio, maxWidth]).toEqual(['auto 1600 / 900', '100%']);
});

test('the line that is written on stays between the bars above and below the text', async () => {
  await page.viewport(1280, 700);
  const lines = '<p>Line</p>'.repeat(60);
  const props = { id: 'content', label: 'Content', kind: 'article', searchPages, onChange: vi.fn() } as const;
  await render(
    <div className="py-19">
      <RichTextEditor {...props} value={lines} />
    </div>,
  );
  const field = page.getByRole('textbox', { name: 'Content' });
  await userEvent.click(field.getByText('Line').first());
  const tools = page.getByRole('toolbar', { name: 'Tools of Content' }).element().getBoundingClientRect();
  const line = () => window.getSelection()?.focusNode?.parentElement?.getBoundingClientRect() ?? new DOMRect();
  await userEvent.keyboard('{ArrowDown>30/}');
  const words = page.getByText(/^60 words/).element();
  await expect.poll(() => line().bottom).toBeLessThanOrEqual(words.getBoundingClientRect().top);
  expect(line().top).toBeGreaterThan(300);
  await userEvent.keyboard('{ArrowUp>25/}');
  await expect.poll(() => line().top).toBeGreaterThanOrEqual(56 + tools.height);
});
