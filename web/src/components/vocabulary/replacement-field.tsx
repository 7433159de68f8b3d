import type { KeyboardEvent } from 'react';
import { hasWords, wordsOf } from '#shared/kernel/words.ts';
import type { FoundReplacements, Replacement } from '#web/lib/vocabulary/replacement.ts';
import { Button } from '../ui/action/button.tsx';
import { controlClasses } from '../ui/form/control-classes.ts';
import { Field } from '../ui/form/field.tsx';
import { Suggestions } from '../ui/form/suggestions.tsx';
import { useSuggestions } from '../ui/form/use-suggestions.ts';

/** What takes another one's place. */
export type TermNoun = 'tag' | 'category' | 'framework';

export interface ReplacementFieldProps {
  readonly noun: TermNoun;
  readonly text: string;
  readonly result: FoundReplacements;
  readonly onType: (text: string) => void;
  readonly onChoose: (replacement: Replacement) => void;
}

const plurals: Readonly<Record<TermNoun, string>> = { tag: 'tags', category: 'categories', framework: 'frameworks' };

/** Chooses, by name, what takes a term's place. */
export function ReplacementField({ noun, text, result, onType, onChoose }: ReplacementFieldProps) {
  const { found, error, retry } = result;
  // Until the search has caught up with the typing, only what is sure to match.
  const options = found?.filter(({ name }) => hasWords(wordsOf(name), text)) ?? [];
  const suggested = useSuggestions({ options, onChoose, isFirstActive: true });
  const none = found?.length === 0 && (text ? `No other ${noun} matches` : `There is no other ${noun} to merge into`);
  const onKeyDown = (event: KeyboardEvent) => void suggested.onKey(event);
  return (
    <Field
      label="Merge into…"
      help={none && <span role="status">{none}</span>}
      error={error ? `The ${plurals[noun]} could not be loaded.` : undefined}
      aside={
        error !== undefined && (
          <Button variant="quiet" className="-my-3 -mr-2.5 px-2.5!" onClick={() => void retry()}>
            Try Again
          </Button>
        )
      }
    >
      {(control) => (
        <Suggestions
          suggested={suggested}
          label={`Other ${plurals[noun]}`}
          keyOf={({ id }) => id}
          line={({ name }) => <span className="truncate">{name}</span>}
        >
          <input
            {...control}
            {...suggested.combobox}
            placeholder="Search by name"
            value={text}
            onChange={({ target }) => {
              onType(target.value);
              suggested.show();
            }}
            onClick={suggested.show}
            onBlur={suggested.hide}
            onKeyDown={onKeyDown}
            className={controlClasses}
          />
        </Suggestions>
      )}
    </Field>
  );
}
