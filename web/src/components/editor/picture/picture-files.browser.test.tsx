import { Editor } from '@tiptap/core';
import { expect, test, vi } from 'vitest';
import { richOptions } from '../schema/rich-schema.ts';
import { writtenHtml } from '../schema/written-html.ts';
import { pictureFiles } from './picture-files.ts';

const picture = '<figure><img src="/files/a.webp" alt="Doors" loading="lazy" /></figure>';

/** An editor on the page, and what it takes. */
function openDesk(content: string) {
  const take = vi.fn<(file: File) => void>();
  const element = document.createElement('div');
  document.body.append(element);
  const desk = new Editor({ ...richOptions('article'), element, content, editorProps: pictureFiles(take) });
  /** Lets a picture file go at a place in the text. */
  const drop = (at: number) => {
    const { left, top } = desk.view.coordsAtPos(at);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'view.png', { type: 'image/png' }));
    const where = { clientX: left, clientY: top + 2, bubbles: true, cancelable: true };
    desk.view.dom.dispatchEvent(new DragEvent('drop', { ...where, dataTransfer }));
  };
  const close = () => {
    desk.destroy();
    element.remove();
  };
  return { desk, take, drop, close };
}

test('a picture from outside is for the place where it is let go', () => {
  const { desk, take, drop, close } = openDesk('<p>One</p><p>Two</p>');
  desk.commands.setTextSelection(1);
  drop(7);
  expect(take).toHaveBeenCalledOnce();
  expect(desk.state.selection.$from.parent.textContent).toBe('Two');
  close();
});

test('a picture of the text that is dragged elsewhere in it moves, and is not stored again', () => {
  const { desk, take, drop, close } = openDesk(`${picture}<p>One</p><p>Two</p>`);
  desk.commands.setNodeSelection(0);
  desk.view.dragging = { slice: desk.state.selection.content(), move: true };
  drop(desk.state.doc.content.size - 1);
  expect(take).not.toHaveBeenCalled();
  expect(writtenHtml(desk.state.doc)).toBe(`<p>One</p><p>Two</p>${picture}`);
  close();
});
