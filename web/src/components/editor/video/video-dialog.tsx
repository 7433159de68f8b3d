import type { Editor } from '@tiptap/core';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/action/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Input } from '../../ui/form/input.tsx';
import { playerAddress } from './player-address.ts';

/** Asks for the address of a video and what it shows, which is read out in place of it. */
export function VideoDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const [address, setAddress] = useState('');
  const [title, setTitle] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent) => {
    // The form around the editor is another one.
    event.preventDefault();
    event.stopPropagation();
    const src = playerAddress(address);
    if (!src) return setError('Enter the address of a YouTube or Vimeo video');
    onClose();
    editor
      .chain()
      .focus()
      .insertContent({ type: 'video', attrs: { src, title: title.trim() || null } })
      .run();
  };
  return (
    <Dialog open onOpenChange={onClose} title="Add Video">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Input
          label="Address of the video"
          help="Of YouTube or Vimeo. It sets no cookie before it is started."
          {...{ value: address, error }}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Input label="What it shows" value={title} onChange={(event) => setTitle(event.target.value)} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary">
            Add Video
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
