import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Pencil, Unlink } from 'lucide-react';
import { ToolButton } from '../toolbar/tool-button.tsx';

/** Where the link at the cursor leads; it can be changed and removed. */
export function LinkTools({ editor, onChange }: { readonly editor: Editor; readonly onChange: () => void }) {
  const href = useEditorState({ editor, selector: () => String(editor.getAttributes('link').href ?? '') });
  const unlink = () => editor.chain().focus().extendMarkRange('link').unsetLink().run();
  return (
    <>
      <span className="min-w-0 max-w-60 truncate pl-2 font-mono text-12 text-muted" title={href}>
        {href}
      </span>
      <ToolButton label="Change link" icon={Pencil} onClick={onChange} />
      <ToolButton label="Remove link" icon={Unlink} onClick={unlink} />
    </>
  );
}
