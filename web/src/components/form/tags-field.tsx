import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { longestTag } from '#shared/vocabulary/choices.ts';
import { classNames } from '#web/lib/class-names.ts';
import type { PickedBinding } from '#web/lib/form/use-api-form.ts';
import { isNewTag, suggestedTags, tagsOf, withTags } from '#web/lib/vocabulary/tag-entry.ts';
import { useVocabulary } from '#web/lib/vocabulary/use-vocabulary.ts';
import { Field } from '../ui/form/field.tsx';
import { Suggestions } from '../ui/form/suggestions.tsx';
import { useSuggestions } from '../ui/form/use-suggestions.ts';
import { TagChip } from './tag-chip.tsx';

export interface TagsFieldProps extends Omit<PickedBinding<string[]>, 'onBusy'> {
  readonly label: string;
  readonly className?: string;
}

/** What a field with tags does with what is typed, pasted and chosen. */
function useTagEntry({ value, onChange }: Pick<TagsFieldProps, 'value' | 'onChange'>, known: readonly string[]) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const put = (tags: readonly string[], rest = '') => {
    const next = withTags(value, tags, known);
    const added = next.slice(value.length);
    setText(rest);
    if (added.length === 0) return;
    setSaid(`Added ${added.join(', ')}`);
    onChange([...next]);
  };
  return {
    text,
    said,
    put,
    /** Takes what has been typed: everything up to the last comma is a tag. */
    type(typed: string): void {
      const tags = tagsOf(typed);
      const rest = tags.pop() ?? '';
      if (tags.length === 0) setText(typed);
      else put(tags, rest);
    },
    remove(tag: string): void {
      setSaid(`Removed ${tag}`);
      onChange(value.filter((each) => each !== tag));
    },
  };
}

/**
 * Tags of the vocabulary, or new ones: `<TagsField label="Tags" {...picked('tags')} />`. A comma, Enter or leaving the field
 * adds what was typed, Backspace takes the last one out, and a list with commas can be pasted.
 */
export function TagsField({ label, id, error, value, onChange, className }: TagsFieldProps) {
  const { data } = useVocabulary();
  const known = data?.tags ?? [];
  // What the thing had may be inactive, but is not new.
  const [own] = useState(value);
  const { text, said, put, type, remove } = useTagEntry({ value, onChange }, [...known, ...own]);
  const input = useRef<HTMLInputElement>(null);
  const suggested = useSuggestions({ options: suggestedTags(known, text, value), onChoose: (tag) => put([tag]) });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || suggested.onKey(event)) return;
    const last = value.at(-1);
    // Enter never sends the form from here: it is too close to adding a tag.
    if (event.key === 'Enter') {
      event.preventDefault();
      put([text.trim()]);
      suggested.hide();
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last);
  };
  const onPaste = (event: ClipboardEvent) => {
    const tags = tagsOf(event.clipboardData.getData('text'));
    if (tags.length === 1) return;
    event.preventDefault();
    put([text.trim(), ...tags]);
  };
  const removeByButton = (tag: string) => {
    remove(tag);
    // The button goes with its tag.
    input.current?.focus();
  };

  return (
    <Field {...{ label, id, error }} className={classNames('min-w-0', className)} help="A comma or Enter adds one">
      {(control) => (
        <Suggestions
          suggested={suggested}
          label={`Suggestions for ${label}`}
          keyOf={(tag) => tag}
          line={(tag) => <span className="truncate">{tag}</span>}
        >
          <div
            className={classNames(
              'flex min-h-11 flex-wrap items-center gap-1.5 rounded-control border bg-surface px-2 py-1.25 hover:border-muted',
              'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-accent',
              error ? 'border-danger shadow-[inset_0_0_0_1px_var(--danger)]' : 'border-line-control',
            )}
          >
            {value.length > 0 && (
              <ul aria-label={label} className="contents">
                {value.map((tag) => (
                  <TagChip
                    key={tag}
                    tag={tag}
                    isNew={isNewTag(tag, data && [...data.tags, ...own])}
                    onRemove={() => removeByButton(tag)}
                  />
                ))}
              </ul>
            )}
            <input
              {...control}
              {...suggested.combobox}
              ref={input}
              data-has-entries={value.length > 0 || undefined}
              maxLength={longestTag}
              value={text}
              onChange={({ target }) => {
                type(target.value);
                suggested.show();
              }}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
              onBlur={() => {
                suggested.hide();
                put([text.trim()]);
              }}
              className="min-h-8 min-w-24 flex-1 bg-transparent px-1 text-16 outline-none"
            />
            <span role="status" className="sr-only">
              {said}
            </span>
          </div>
        </Suggestions>
      )}
    </Field>
  );
}
