import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { sanitiseHtml } from '#functions/lib/html.ts';
import { pasteProps } from '../paste/paste-props.ts';
import { richOptions } from './rich-schema.ts';
import { writtenHtml } from './written-html.ts';

const reference = '<sup class="note-reference"><a href="#note-1" id="note-reference-1">1</a></sup>';
const player =
  '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="A talk" allowfullscreen loading="lazy" referrerpolicy="strict-origin-when-cross-origin"></iframe>';
const text = (note: string) => `<p>A claim${reference}.</p><ol class="notes"><li id="note-1">${note}</li></ol>`;

/** An editor with the cursor in the empty note of a text. */
function openNote(): Editor {
  const element = document.body.appendChild(document.createElement('div'));
  const desk = new Editor({ ...richOptions('article'), element, editorProps: pasteProps, content: text('<p></p>') });
  desk.state.doc.descendants((node, at) => {
    if (node.type.name === 'note') desk.commands.setTextSelection(at + 2);
  });
  return desk;
}

const press = (desk: Editor, key: string) =>
  desk.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

test('a video that is pasted or added in a note stays, and the note goes on below it', () => {
  const selected = (desk: Editor) => desk.commands.insertContent(player);
  const pasted = (desk: Editor) => desk.view.pasteHTML(player);
  for (const [add, key] of [
    [pasted, 'Enter'],
    [pasted, 'ArrowDown'],
    [selected, 'Enter'],
    [selected, 'ArrowDown'],
  ] as const) {
    const desk = openNote();
    add(desk);
    expect(writtenHtml(desk.state.doc)).toBe(text(player));
    expect(sanitiseHtml(text(player))).toBe(text(player));
    press(desk, key);
    desk.commands.insertContent('From 2020.');
    expect(writtenHtml(desk.state.doc)).toBe(text(`${player}<p>From 2020.</p>`));
    desk.destroy();
  }
});
