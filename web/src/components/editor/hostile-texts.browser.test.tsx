import { Editor } from '@tiptap/core';
import { expect, test, vi } from 'vitest';
import { sanitiseHtml } from '#functions/lib/html.ts';
import { corpus, lines, packs } from '#test/e2e/xss/corpus.ts';
import { adoptEditorStyles } from './editor-styles.ts';
import { isMarkdown } from './paste/is-markdown.ts';
import { pasteProps } from './paste/paste-props.ts';
import { richOptions } from './schema/rich-schema.ts';
import { writtenHtml } from './schema/written-html.ts';

const unspaced = (text: string) => text.replace(/\s+/g, '');

function openDesk(): Editor {
  adoptEditorStyles();
  const element = document.body.appendChild(document.createElement('div'));
  return new Editor({
    ...richOptions('article'),
    element,
    editorProps: pasteProps,
  });
}

/** Whatever a text has begun to load has failed by then. */
const failedPicture = () =>
  new Promise((resolve) => {
    const picture = new Image();
    picture.onerror = resolve;
    picture.src = '/nothing.png';
  });

test('nothing runs of what is pasted, dropped or typed, and what was text stays', async () => {
  const xss = vi.fn();
  for (const name of ['xss', 'alert', 'confirm', 'prompt', 'print']) vi.stubGlobal(name, xss);
  const desk = openDesk();
  const text = () => unspaced(desk.state.doc.textContent);
  for (const each of corpus) {
    desk.commands.clearContent();
    desk.view.pasteText(each);
    if (!isMarkdown(each)) expect(text()).toBe(unspaced(each));
    desk.commands.clearContent();
    desk.view.pasteHTML(each);
    const written = writtenHtml(desk.state.doc);
    expect(sanitiseHtml(written)).toBe(written);
  }
  for (const pack of packs(corpus, 5000)) {
    desk.commands.setContent('<p>Here</p>');
    const { left, top } = desk.view.coordsAtPos(1);
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/html', pack);
    const at = { clientX: left, clientY: top + 2, bubbles: true, cancelable: true };
    desk.view.dom.dispatchEvent(new DragEvent('drop', { ...at, dataTransfer }));
    expect(text()).toContain('Here');
  }
  for (const pack of packs(lines, 5000)) {
    desk.commands.setContent('<p></p>');
    desk.view.focus();
    document.execCommand('insertText', false, pack);
    await expect.poll(text).toBe(unspaced(pack));
  }
  await failedPicture();
  expect(xss).not.toHaveBeenCalled();
  desk.destroy();
});
