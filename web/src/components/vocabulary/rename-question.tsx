import { useState } from 'react';
import { type Holder, holdersOf, isRenamed, type Term } from '#web/lib/vocabulary/term-words.ts';
import { AlertDialog } from '../ui/dialog/alert-dialog.tsx';

/** Somebody is asked, and waited for. */
interface Asked {
  readonly to: string;
  readonly answer: (isAgreed: boolean) => void;
}

export interface RenameQuestionProps {
  /** In the middle of a sentence: `framework`. */
  readonly noun: string;
  readonly holder: Holder;
  /** Null for a new one, of which nothing is asked. */
  readonly term: Term | null;
}

/** Asks before a term that things have gets another name: `agreed` for the form, and the question to show beside it. */
export function useRenameQuestion({ noun, holder, term }: RenameQuestionProps) {
  const [asked, setAsked] = useState<Asked>();
  const answer = (isAgreed: boolean) => {
    asked?.answer(isAgreed);
    setAsked(undefined);
  };
  const agreed = (name: string): Promise<boolean> =>
    isRenamed(term, name)
      ? new Promise((resolve) => setAsked({ to: name.trim(), answer: resolve }))
      : Promise.resolve(true);
  const question = term && (
    <AlertDialog
      open={asked !== undefined}
      onOpenChange={(isOpen) => !isOpen && answer(false)}
      title={`Rename this ${noun}?`}
      description={
        <span className="break-words">
          {holdersOf(term, holder)} will change from “{term.name}” to “{asked?.to}”. This goes on in the background;
          until it is done, both names are seen.
        </span>
      }
      confirmLabel="Rename"
      variant="primary"
      onConfirm={() => answer(true)}
    />
  );
  return { agreed, question };
}
