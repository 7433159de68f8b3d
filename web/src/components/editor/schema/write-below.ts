import { type Editor, Extension } from '@tiptap/core';
import { NodeSelection, type Selection } from '@tiptap/pm/state';

/** Where the picture or video ends that is selected, or whose caption the cursor is in. */
function endOf(selection: Selection): number | undefined {
  const { $from, $to } = selection;
  if (selection instanceof NodeSelection && ['picture', 'video'].includes(selection.node.type.name)) return $to.pos;
  return $from.parent.type.name === 'picture' && $from.sameParent($to) ? $to.after() : undefined;
}

/** Goes on below a picture or video, in an empty paragraph; makes one if there is none. False if the cursor is in neither. */
export function writeBelow(editor: Editor): boolean {
  const { doc, selection } = editor.state;
  const end = endOf(selection);
  if (end === undefined) return false;
  const next = doc.resolve(end).nodeAfter;
  const isReady = next?.type.name === 'paragraph' && next.childCount === 0;
  const chain = isReady ? editor.chain() : editor.chain().insertContentAt(end, { type: 'paragraph' });
  return chain
    .setTextSelection(end + 1)
    .scrollIntoView()
    .run();
}

/** The same, where nothing follows. */
function writeBelowLast(editor: Editor): boolean {
  const { doc, selection } = editor.state;
  const end = endOf(selection);
  const isLastLine = selection instanceof NodeSelection || editor.view.endOfTextblock('down');
  return end !== undefined && isLastLine && !doc.resolve(end).nodeAfter && writeBelow(editor);
}

/** Enter and the arrow down lead from pictures and videos to the text below. */
export const WriteBelow = Extension.create({
  name: 'writeBelow',
  addKeyboardShortcuts() {
    return { Enter: () => writeBelow(this.editor), ArrowDown: () => writeBelowLast(this.editor) };
  },
});
