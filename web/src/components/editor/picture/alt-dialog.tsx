import type { Editor } from '@tiptap/core';
import type { SubmitEvent } from 'react';
import { Button } from '../../ui/action/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DescriptionFields } from './description-fields.tsx';
import { useDescription } from './use-description.ts';

/** Asks what a picture of the text shows. */
export function AltDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const description = useDescription(editor.getAttributes('picture').alt ?? null);
  const submit = (event: SubmitEvent) => {
    // The form around the editor is another one.
    event.preventDefault();
    event.stopPropagation();
    const alt = description.described();
    if (alt === undefined) return;
    onClose();
    editor.chain().focus().updateAttributes('picture', { alt }).run();
  };
  return (
    <Dialog open onOpenChange={onClose} title="Describe Picture">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <DescriptionFields description={description} />
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
