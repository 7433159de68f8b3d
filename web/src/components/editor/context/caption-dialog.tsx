import type { Editor } from '@tiptap/core';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/action/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Input } from '../../ui/form/input.tsx';

/** Asks for the caption of the table that the cursor is in. */
export function CaptionDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const [caption, setCaption] = useState<string>(editor.getAttributes('table').caption ?? '');
  const submit = (event: SubmitEvent) => {
    // The form around the editor is another one.
    event.preventDefault();
    event.stopPropagation();
    onClose();
    editor.chain().focus().updateAttributes('table', { caption: caption.trim() }).run();
  };
  return (
    <Dialog open onOpenChange={onClose} title="Caption of the Table">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Input
          label="Caption"
          help="Shown above the table, and its name for those who cannot see it. Leave it empty for none."
          value={caption}
          onChange={(event) => setCaption(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary">
            Save Caption
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
