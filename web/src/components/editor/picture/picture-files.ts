import { Selection } from '@tiptap/pm/state';
import type { EditorProps } from '@tiptap/pm/view';

const pictureIn = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));

/** Office programs put a picture of the text beside the text itself. */
const hasText = (data: DataTransfer | null): boolean => data?.types.includes('text/html') ?? false;

/** Takes pictures that are pasted or dropped; without `take` they are none of the text's. */
export const pictureFiles = (take: ((file: File) => void) | undefined): EditorProps => ({
  handlePaste(_view, { clipboardData }) {
    const file = pictureIn(clipboardData);
    if (!file || hasText(clipboardData)) return false;
    take?.(file);
    return true;
  },
  handleDrop(view, event, _slice, isMoved) {
    const file = pictureIn(event.dataTransfer);
    // Some browsers put a picture of the text that is dragged elsewhere in it among the files.
    if (!file || isMoved) return false;
    event.preventDefault();
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
    const { tr } = view.state;
    if (at) view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(at.pos))));
    take?.(file);
    return true;
  },
});
