import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RichTextEditor } from './editor.tsx';
import '#web/styles/app.css';

/** An editor of a text, in a form with a field behind it, and what was last given of it. */
async function openEditor(value: string) {
  const onChange = vi.fn<(html: string) => void>();
  const props = { id: 'content', label: 'Content', kind: 'article', searchPages: async () => [] } as const;
  await render(
    <>
      <RichTextEditor {...props} value={value} onChange={onChange} />
      <input aria-label="Next field" />
    </>,
  );
  const field = page.getByRole('textbox', { name: 'Content' });
  await expect.element(field).toBeVisible();
  return { field, given: () => onChange.mock.lastCall?.[0] };
}

const press = (role: 'button' | 'menuitem' | 'menuitemradio', name: string) =>
  userEvent.click(page.getByRole(role, { name, exact: true }));

test('a table is added by its name, and its rows and columns are changed at the cursor', async () => {
  const { field, given } = await openEditor('');
  await userEvent.click(field);
  await userEvent.keyboard('/ta');
  const options = page.getByRole('listbox', { name: 'What to add' }).getByRole('option');
  await expect.poll(() => options.elements().map(({ textContent }) => textContent)).toEqual(['Task list', 'Table']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('table')).toBeVisible();
  await press('button', 'Table');
  await press('menuitem', 'Add row below');
  await press('button', 'Table');
  await press('menuitem', 'Remove column');
  await press('button', 'Table');
  await press('menuitem', 'Center column');
  await press('button', 'Table');
  await press('menuitem', 'Header row on or off');
  const row = '<tr><td class="align-center"></td><td></td></tr>';
  await expect.poll(given).toBe(`<table><tbody>${row.repeat(4)}</tbody></table>`);
  await press('button', 'Table');
  await press('menuitem', 'Remove table');
  await expect.poll(given).toBe('');
});

test('a block is found by the name it has in other programs', async () => {
  const { field, given } = await openEditor('');
  await userEvent.click(field);
  await userEvent.keyboard('/heading 3');
  await expect.element(page.getByRole('option', { name: 'Subheading' })).toBeVisible();
  await userEvent.keyboard('{Enter}Scope');
  await expect.poll(given).toBe('<h3>Scope</h3>');
});

test('Escape closes the menu of a slash, which stays in the text, and Tab leaves the text', async () => {
  const { field, given } = await openEditor('');
  await userEvent.click(field);
  await userEvent.keyboard('/');
  const menu = page.getByRole('listbox', { name: 'What to add' });
  await expect.element(menu.getByRole('option', { name: 'Subheading' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await userEvent.keyboard('q');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.poll(given).toBe('<p>/q</p>');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('textbox', { name: 'Next field' })).toHaveFocus();
});

test('a link, a language of code and what a picture shows are changed where the cursor is', async () => {
  const picture = '<figure><img src="/files/a.webp" loading="lazy" /><figcaption>Doors</figcaption></figure>';
  const { given } = await openEditor(`<p><a href="/about">About</a></p><pre><code>a: 1</code></pre>${picture}`);
  await userEvent.click(page.getByText('About', { exact: true }));
  await press('button', 'Remove link');
  await userEvent.click(page.getByText('a: 1'));
  await press('button', 'Language: Plain text');
  await press('menuitemradio', 'YAML');
  await userEvent.click(page.getByText('Doors'));
  await press('button', 'Describe picture');
  await userEvent.fill(page.getByLabelText('What it shows'), 'Two doors');
  await press('button', 'Save Description');
  await expect
    .poll(given)
    .toBe(
      `<p>About</p><pre><code class="language-yaml">a: 1</code></pre>${picture.replace(' loading', ' alt="Two doors" loading')}`,
    );
});

test('a picture is only decoration when its writer says so', async () => {
  const picture =
    '<figure><img src="/files/a.webp" alt="Doors" loading="lazy" /><figcaption>Doors</figcaption></figure>';
  const { given } = await openEditor(picture);
  const decoration = page.getByRole('checkbox', { name: /only decoration/ });
  await userEvent.click(page.getByText('Doors'));
  await press('button', 'Describe picture');
  await expect.element(decoration).not.toBeChecked();
  await userEvent.click(decoration);
  await press('button', 'Save Description');
  await expect.poll(given).toBe(picture.replace('alt="Doors"', 'alt=""'));
  await press('button', 'Describe picture');
  await expect.element(decoration).toBeChecked();
  await userEvent.click(decoration);
  await userEvent.clear(page.getByLabelText('What it shows'));
  await press('button', 'Save Description');
  await expect.element(page.getByLabelText('What it shows')).toBeInvalid();
  await userEvent.click(decoration);
  await expect.element(page.getByText(/^Say what it shows/)).not.toBeInTheDocument();
});

test('whoever has added a link from the toolbar goes on in the text; who cancels, in the toolbar', async () => {
  const { field, given } = await openEditor('<p>About</p>');
  await userEvent.click(field);
  await press('button', 'Link');
  await userEvent.keyboard('/about{Enter}');
  await expect.element(field).toHaveFocus();
  await expect.poll(given).toBe('<p>About<a href="/about">/about</a></p>');
  await press('button', 'Link');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Link', exact: true })).toHaveFocus();
});

test('a small heading is told from the text below it', async () => {
  await openEditor('<h4>Small</h4><p>Text</p>');
  const weight = (text: string) => Number(getComputedStyle(page.getByText(text, { exact: true }).element()).fontWeight);
  expect(weight('Small')).toBeGreaterThan(weight('Text'));
});

test('what is typed as Markdown becomes what it means', async () => {
  const { field, given } = await openEditor('');
  await userEvent.click(field);
  await userEvent.keyboard('# One{Enter}### Two{Enter}**b** and *i* and `c`{Enter}- a{Enter}b{Enter}{Enter}');
  await userEvent.keyboard('1. c{Enter}{Enter}[[ ] d{Enter}{Enter}> e{Enter}{Enter}---```yaml{Enter}f: 1');
  await expect
    .poll(given)
    .toBe(
      '<h2>One</h2><h3>Two</h3><p><strong>b</strong> and <em>i</em> and <code>c</code></p><ul><li>a</li><li>b</li></ul>' +
        '<ol><li>c</li></ol><ul class="tasks"><li>d</li></ul><blockquote><p>e</p></blockquote><hr />' +
        '<pre><code class="language-yaml">f: 1</code></pre>',
    );
});

test('a table has a caption that is shown, changed and taken away', async () => {
  const table = '<tbody><tr><td>Door</td></tr></tbody></table>';
  const { given } = await openEditor(`<table><caption>Doors</caption>${table}`);
  await expect.element(page.getByRole('table', { name: 'Doors' })).toBeVisible();
  const caption = async (typed: string) => {
    await userEvent.click(page.getByText('Door', { exact: true }));
    await press('button', 'Table');
    await press('menuitem', 'Caption');
    await userEvent.fill(page.getByLabelText('Caption'), typed);
    await userEvent.keyboard('{Enter}');
  };
  await caption(' Doors & keys ');
  await expect.poll(given).toBe(`<table><caption>Doors &amp; keys</caption>${table}`);
  await expect.element(page.getByRole('table', { name: 'Doors & keys' })).toBeVisible();
  await caption('');
  await expect.poll(given).toBe(`<table>${table}`);
});

test('Ctrl-K asks for a link, from the text and from its tools, and the page does not get it', async () => {
  const { field } = await openEditor('<p>About</p>');
  const onKey = vi.fn<(event: KeyboardEvent) => void>();
  document.addEventListener('keydown', onKey);
  const keys = () => onKey.mock.calls.map(([{ key }]) => key);
  const link = page.getByRole('button', { name: 'Link', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Add Link' });
  await userEvent.click(field);
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveFocus();
  link.element().focus();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  document.removeEventListener('keydown', onKey);
  expect(keys()).not.toContain('k');
  await expect.element(link).toHaveAttribute('title', 'Link (Ctrl K)');
  await expect.element(link).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
});

test('a slash in a heading or in code is a slash', async () => {
  const { field, given } = await openEditor('<h2>Doors</h2><pre><code>cd</code></pre>');
  await userEvent.click(field.getByText('Doors'));
  await userEvent.keyboard('{End} /ta');
  await userEvent.click(field.getByText('cd'));
  await userEvent.keyboard('{End} /ta');
  await expect.poll(given).toBe('<h2>Doors /ta</h2><pre><code>cd /ta</code></pre>');
  expect(page.getByRole('listbox', { name: 'What to add' }).elements()).toEqual([]);
});
