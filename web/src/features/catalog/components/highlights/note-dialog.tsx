import { type FormEvent, useState } from 'react';
import { longestNote } from '#shared/library/choices.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { Dialog } from '#web/components/ui/dialog/dialog.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';

export interface NoteDialogProps {
  readonly quote: string;
  readonly note: string;
  readonly onSave: (note: string) => void;
  readonly onClose: () => void;
}

/** The note of a highlight. */
export function NoteDialog({ quote, note, onSave, onClose }: NoteDialogProps) {
  const [text, setText] = useState(note);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(text.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={note ? 'Edit note' : 'Add a note'}
      description={<span className="line-clamp-3 font-serif italic">{quote}</span>}
    >
      <form onSubmit={save} className="grid gap-4">
        <Textarea
          label="Your note"
          help={`Only you can read it. At most ${longestNote.toLocaleString('en-US')} characters.`}
          maxLength={longestNote}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary">
            Save note
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
