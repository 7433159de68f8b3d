import { useState } from 'react';
import type { FoundReplacements, Replacement } from '#web/lib/vocabulary/replacement.ts';
import { type Holder, holdersOf, type Term, usesWords } from '#web/lib/vocabulary/term-words.ts';
import type { ReplacingOf } from '../list/managed-list.tsx';
import { Button } from '../ui/action/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { ReplacementField, type TermNoun } from './replacement-field.tsx';

export interface MergeDialogProps extends ReplacingOf {
  readonly noun: TermNoun;
  readonly holder?: Holder;
  readonly term: Term;
  /** What can take its place, by what was searched for. */
  readonly result: FoundReplacements;
  readonly onSearch: (text: string) => void;
}

/** Deletes a term that things have: asks which one they get instead. */
export function MergeDialog({ noun, holder, term, result, onSearch, busy, onReplace, onCancel }: MergeDialogProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Replacement>();
  const type = (typed: string, replacement?: Replacement) => {
    setText(typed);
    setChosen(replacement);
    onSearch(typed);
  };
  return (
    <Dialog
      open
      closable={!busy}
      onOpenChange={(open) => !open && onCancel()}
      title={`Are you sure you want to delete this ${noun}?`}
      description={`“${term.name}”: ${usesWords(term, holder).toLowerCase()}. Choose what takes its place.`}
    >
      <ReplacementField
        {...{ noun, text, result }}
        onType={(typed) => type(typed)}
        onChoose={(replacement) => type(replacement.name, replacement)}
      />
      <p role="status" className="mt-4 min-h-11 text-14 break-words">
        {chosen && `${holdersOf(term, holder)} will get “${chosen.name}”, and “${term.name}” is gone for good.`}
      </p>
      <div className="mt-3 flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          variant="destroy"
          disabled={!chosen}
          busy={busy}
          busyText="Merging…"
          onClick={() => chosen && onReplace(chosen.id)}
        >
          Merge and delete
        </Button>
      </div>
    </Dialog>
  );
}
