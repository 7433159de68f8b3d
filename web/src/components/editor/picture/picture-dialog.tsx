import type { Editor } from '@tiptap/core';
import { type SubmitEvent, useState } from 'react';
import { problemReason } from '#web/lib/api/api-problem.ts';
import { Button } from '../../ui/action/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Input } from '../../ui/form/input.tsx';
import { writeBelow } from '../schema/write-below.ts';
import { DescriptionFields } from './description-fields.tsx';
import { useDescription } from './use-description.ts';

/** A picture in the store. */
export interface StoredPicture {
  readonly src: string;
  /** In pixels: its place in the text has its size before it has loaded. */
  readonly width: number;
  readonly height: number;
}

export interface PictureDialogProps {
  readonly editor: Editor;
  readonly storePicture: (file: File) => Promise<StoredPicture>;
  /** One that was pasted or dropped; otherwise it is chosen here. */
  readonly given: File | undefined;
  readonly onClose: () => void;
}

const failed = 'The picture could not be stored. Please try again.';

/** Stores a picture. What is typed meanwhile stays, and so does the picture when that fails. */
function useStoring(store: PictureDialogProps['storePicture']) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const storeOne = async (file: File): Promise<StoredPicture | undefined> => {
    setBusy(true);
    setError(undefined);
    try {
      return await store(file);
    } catch (reason) {
      setError(problemReason(reason, failed));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, setError, storeOne };
}

/** Asks for a picture and what it shows, and puts it where the cursor was. */
export function PictureDialog({ editor, storePicture, given, onClose }: PictureDialogProps) {
  const [file, setFile] = useState(given);
  const description = useDescription(null);
  const { isBusy, error, setError, storeOne } = useStoring(storePicture);
  const submit = async (event: SubmitEvent) => {
    // The form around the editor is another one.
    event.preventDefault();
    event.stopPropagation();
    if (!file) return setError('Choose a picture');
    const alt = description.described();
    if (alt === undefined) return;
    const stored = await storeOne(file);
    if (!stored) return;
    const { src, width, height } = stored;
    onClose();
    editor
      .chain()
      .focus()
      .insertContent({ type: 'picture', attrs: { src, alt, width: `${width}`, height: `${height}` } })
      .run();
    // What is typed next is text, not the caption.
    writeBelow(editor);
  };
  return (
    <Dialog open closable={!isBusy} onOpenChange={onClose} title="Add Picture">
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Input
          type="file"
          accept="image/png,image/jpeg,image/webp"
          label={given ? 'Another picture' : 'Picture'}
          help={given && file === given && `${given.name} will be added, unless you choose another one.`}
          // There is a picture already: what it shows is asked for first.
          data-has-entries={given && true}
          error={error}
          onChange={(event) => setFile(event.target.files?.[0] ?? file)}
        />
        <DescriptionFields description={description} />
        <div className="flex justify-end gap-2">
          <Button disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={isBusy} busyText="Storing…">
            {error && file ? 'Try Again' : 'Add Picture'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
