import type { Editor } from '@tiptap/core';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/action/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Input } from '../../ui/form/input.tsx';

export const altHelp = 'Read out to those who cannot see it. Leave it empty if the picture is only decoration.';

/** Asks what a picture of the text shows. */
export function AltDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const [alt, setAlt] = useState<string>(editor.getAttributes('picture').alt ?? '');
  const submit = (event: SubmitEvent) => {
    // The form around the editor is another one.
    event.preventDefault();
    event.stopPropagation();
    onClose();
    editor.chain().focus().updateAttributes('picture', { alt: alt.trim() }).run();
  };
  return (
    <Dialog open onOpenChange={onClose} title="Describe Picture">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Input label="What it shows" help={altHelp} value={alt} onChange={(event) => setAlt(event.target.value)} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary">
            Save Description
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
