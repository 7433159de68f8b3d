import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RichTextEditor } from '../editor.tsx';
import '#web/styles/app.css';

const figure = (caption = '') =>
  `<figure><img src="/files/a.webp" alt="Doors" loading="lazy" />${caption && `<figcaption>${caption}</figcaption>`}</figure>`;

async function openEditor(value: string) {
  const onChange = vi.fn<(html: string) => void>();
  const storePicture = async () => ({ src: '/files/a.webp', width: 640, height: 480 });
  const props = {
    id: 'content',
    label: 'Content',
    kind: 'article',
    searchPages: async () => [],
    storePicture,
  } as const;
  await render(<RichTextEditor {...props} value={value} onChange={onChange} />);
  const field = page.getByRole('textbox', { name: 'Content' });
  await expect.element(field).toBeVisible();
  return { field, onChange, given: () => onChange.mock.lastCall?.[0] };
}

test('Enter in a caption goes on below the picture', async () => {
  const { given } = await openEditor(`${figure('Two doors')}<p>After.</p>`);
  await userEvent.click(page.getByText('Two doors'));
  await userEvent.keyboard('{End}.{Enter}Below.');
  await expect.poll(given).toBe(`${figure('Two doors.')}<p>Below.</p><p>After.</p>`);
});

test('a text that ends with a picture has a line below it to click and to go to', async () => {
  const { field, given, onChange } = await openEditor(figure('Two doors'));
  await expect.poll(() => field.element().lastElementChild?.localName).toBe('p');
  expect(onChange).not.toHaveBeenCalled();
  const { height } = field.element().getBoundingClientRect();
  await userEvent.click(field, { position: { x: 60, y: height - 20 } });
  await userEvent.keyboard('Below.');
  await expect.poll(given).toBe(`${figure('Two doors')}<p>Below.</p>`);
});

test('the arrow down leaves a caption at the end of what holds it', async () => {
  const { given } = await openEditor(`<blockquote>${figure('Two doors')}</blockquote><p>After.</p>`);
  await userEvent.click(page.getByText('Two doors'));
  await userEvent.keyboard('{ArrowDown}Below.');
  await expect.poll(given).toBe(`<blockquote>${figure('Two doors')}<p>Below.</p></blockquote><p>After.</p>`);
});

test('Enter on a picture goes on below it', async () => {
  const { field, given } = await openEditor(`${figure()}<p>After.</p>`);
  await userEvent.click(field.getByRole('img'));
  await userEvent.keyboard('{Enter}Below.');
  await expect.poll(given).toBe(`${figure()}<p>Below.</p><p>After.</p>`);
});

test('what is typed after a picture has been added stands below it', async () => {
  const { field, given } = await openEditor('<p>One</p>');
  await userEvent.click(field);
  const files = new DataTransfer();
  files.items.add(new File(['x'], 'view.png', { type: 'image/png' }));
  field.element().dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: files }));
  await userEvent.fill(page.getByLabelText('What it shows'), 'Doors');
  await userEvent.click(page.getByRole('button', { name: 'Add Picture' }));
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('Below.');
  const sized = figure().replace(' loading', ' width="640" height="480" loading');
  await expect.poll(given).toBe(`<p>One</p>${sized}<p>Below.</p>`);
});
