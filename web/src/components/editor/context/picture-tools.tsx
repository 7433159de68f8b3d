import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { ImageMinus, Pencil } from 'lucide-react';
import { ToolButton } from '../toolbar/tool-button.tsx';

function removePicture(editor: Editor): void {
  const chain = editor.chain().focus();
  if (editor.state.selection instanceof NodeSelection) chain.deleteSelection().run();
  else chain.deleteNode('picture').run();
}

/** For the picture that is selected, or whose caption the cursor is in. */
export function PictureTools({ editor, onDescribe }: { readonly editor: Editor; readonly onDescribe: () => void }) {
  return (
    <>
      <ToolButton label="Describe picture" icon={Pencil} isNamed onClick={onDescribe} />
      <ToolButton label="Remove picture" icon={ImageMinus} onClick={() => removePicture(editor)} />
    </>
  );
}
