import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { insertNote } from './note-order.ts';
import { richOptions } from './rich-schema.ts';
import { writtenHtml } from './written-html.ts';

const reference = (number: number) =>
  `<sup class="note-reference"><a href="#note-${number}" id="note-reference-${number}">${number}</a></sup>`;

test('notes are numbered as the text refers to them; one goes with its place', () => {
  const desk = new Editor({
    ...richOptions('article'),
    content: `<p>One${reference(1)}</p><p>Two</p><ol class="notes"><li id="note-1"><p>First.</p></li></ol>`,
  });
  desk.commands.setTextSelection(1);
  insertNote(desk);
  desk.commands.insertContent('Before.');
  const before = '<ol class="notes"><li id="note-1"><p>Before.</p></li>';
  expect(writtenHtml(desk.state.doc)).toBe(
    `<p>${reference(1)}One${reference(2)}</p><p>Two</p>${before}<li id="note-2"><p>First.</p></li></ol>`,
  );
  desk.commands.deleteRange({ from: 1, to: 2 });
  expect(writtenHtml(desk.state.doc)).toBe(
    `<p>One${reference(1)}</p><p>Two</p><ol class="notes"><li id="note-1"><p>First.</p></li></ol>`,
  );
  desk.destroy();
});

test('whoever takes the notes out takes out each place that refers to them, and nothing else', () => {
  const desk = new Editor({
    ...richOptions('article'),
    content: `<p>One${reference(1)} and</p><p>two${reference(2)} more.</p><ol class="notes"><li id="note-1"><p>First.</p></li><li id="note-2"><p>Second.</p></li></ol>`,
  });
  const { doc } = desk.state;
  const list = doc.content.size - (doc.lastChild?.nodeSize ?? 0);
  desk.view.dispatch(desk.state.tr.delete(list, doc.content.size));
  expect(writtenHtml(desk.state.doc)).toBe('<p>One and</p><p>two more.</p>');
  desk.destroy();
});
