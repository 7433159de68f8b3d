import { useState } from 'react';
import type { ReplacingOf } from '#web/components/list/managed-list.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { Dialog } from '#web/components/ui/dialog/dialog.tsx';
import type { FoundReplacements, Replacement } from '../api/replacements.ts';
import { type Term, things, usesWords } from '../api/term-words.ts';
import { ReplacementField } from './replacement-field.tsx';

export interface MergeDialogProps extends ReplacingOf {
  readonly noun: 'tag' | 'category';
  readonly term: Term;
  /** What can take its place, by what was searched for. */
  readonly result: FoundReplacements;
  readonly onSearch: (text: string) => void;
}

/** Deletes a term that things have: asks which one they get instead. */
export function MergeDialog({ noun, term, result, onSearch, busy, onReplace, onCancel }: MergeDialogProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Replacement>();
  const count = term.usage_count;
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
      description={`“${term.name}”: ${usesWords(term).toLowerCase()}. Choose what takes its place.`}
    >
      <ReplacementField
        {...{ noun, text, result }}
        onType={(typed) => type(typed)}
        onChoose={(replacement) => type(replacement.name, replacement)}
      />
      <p role="status" className="mt-4 min-h-11 text-14 break-words">
        {chosen && `${things(count)} will get “${chosen.name}”, and “${term.name}” is gone for good.`}
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
