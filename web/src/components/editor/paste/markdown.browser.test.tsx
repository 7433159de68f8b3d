import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { sanitiseHtml } from '#functions/lib/html.ts';
import { richOptions, type TextKind } from '../schema/rich-schema.ts';
import { writtenHtml } from '../schema/written-html.ts';
import { pasteProps } from './paste-props.ts';

interface Pasting {
  readonly into?: string;
  readonly kind?: TextKind;
  readonly isPlain?: boolean;
}

/** What the text holds after plain text has been pasted into it. */
function pasted(text: string, { into = '', kind = 'article', isPlain = false }: Pasting = {}): string {
  const desk = new Editor({ ...richOptions(kind), content: into, editorProps: pasteProps });
  desk.commands.focus('end');
  const data = new DataTransfer();
  data.setData('text/plain', text);
  // Browsers tell of Shift by the key alone.
  if (isPlain) desk.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'V', shiftKey: true, ctrlKey: true }));
  desk.view.dom.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  const written = writtenHtml(desk.state.doc);
  desk.destroy();
  return written;
}

const text = `# Access control

Who may **enter**, and *when*:
see [NIST](https://nist.gov).

- Keys
  - Spare keys
- Cards

3. Ask
4. Wait

- [x] Read
- [ ] Sign

> Trust
> nobody.

| Door | Owner |
|------|------:|
| A    | B<br>C |

\`\`\`yaml
a: "<1>"

b: 2
\`\`\`

![Doors](https://example.com/a.png) and <b>signs</b>`;

const away = ' rel="noopener noreferrer" target="_blank"';

test('plain text that is Markdown becomes its blocks, as the server keeps them', () => {
  const written = pasted(text);
  expect(written).toBe(
    `<h2>Access control</h2><p>Who may <strong>enter</strong>, and <em>when</em>: see <a href="https://nist.gov"${away}>NIST</a>.</p>` +
      '<ul><li>Keys<ul><li>Spare keys</li></ul></li><li>Cards</li></ul><ol start="3"><li>Ask</li><li>Wait</li></ol>' +
      '<ul class="tasks"><li class="is-done">Read</li><li>Sign</li></ul><blockquote><p>Trust nobody.</p></blockquote>' +
      '<table><thead><tr><th>Door</th><th class="align-right">Owner</th></tr></thead>' +
      '<tbody><tr><td>A</td><td class="align-right">B<br />C</td></tr></tbody></table>' +
      '<pre><code class="language-yaml">a: "&lt;1&gt;"\n\nb: 2</code></pre>' +
      `<p><a href="https://example.com/a.png"${away}>Doors</a> and &lt;b&gt;signs&lt;/b&gt;</p>`,
  );
  expect(sanitiseHtml(written)).toBe(written);
});

test('a link is pasted into the line that the cursor is in, and code keeps its signs', () => {
  expect(pasted('[NIST](https://nist.gov) says so', { into: '<p>Here:</p>' })).toBe(
    `<p>Here:<a href="https://nist.gov"${away}>NIST</a> says so</p>`,
  );
  expect(pasted('## Scope\n\ntext', { into: '<pre><code>a</code></pre>' })).toBe(
    '<pre><code>a## Scope\n\ntext</code></pre>',
  );
});

test('pasted as plain text, and without clear signs, it stays as it is', () => {
  expect(pasted('## Scope\n\n- a\n- b', { isPlain: true })).toBe('<p>## Scope</p><p>- a</p><p>- b</p>');
  expect(pasted('# Installs all\nnpm ci')).toBe('<p># Installs all</p><p>npm ci</p>');
});

test('a mail has no tasks: they become a list', () => {
  expect(pasted('- [x] Read\n- [ ] Sign', { kind: 'mail' })).toBe('<ul><li>Read</li><li>Sign</li></ul>');
});

test('a picture of the site is described by its words; without any it is not taken for decoration', () => {
  const written = pasted('## Doors\n\n![Two doors](/files/a.webp)\n\n![](/files/b.webp)');
  expect(written).toBe(
    '<h2>Doors</h2><figure><img src="/files/a.webp" alt="Two doors" loading="lazy" /></figure>' +
      '<figure><img src="/files/b.webp" loading="lazy" /></figure>',
  );
});

test('the address of a picture elsewhere stays whole, whatever signs it has', () => {
  expect(pasted('## Doors\n\n![Doors](https://example.com/?a="b"&c=1)')).toBe(
    `<h2>Doors</h2><p><a href="https://example.com/?a=&quot;b&quot;&amp;c=1"${away}>Doors</a></p>`,
  );
});
