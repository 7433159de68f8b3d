import { type KeyboardEvent, useState } from 'react';
import type { EbookCard } from '#shared/catalog/ebook.ts';
import { controlClasses } from '#web/components/ui/form/control-classes.ts';
import { Field } from '#web/components/ui/form/field.tsx';
import { Suggestions } from '#web/components/ui/form/suggestions.tsx';
import { useSuggestions } from '#web/components/ui/form/use-suggestions.ts';
import type { PickedBinding } from '#web/lib/form/use-api-form.ts';
import { useFoundEbooks } from '../../api/choice/found-ebooks.ts';
import { ChosenEbookRow } from './chosen-ebook-row.tsx';
import { EbookLine } from './ebook-line.tsx';
import { SuggestedEbooks } from './suggested-ebooks.tsx';
import { useEbookOrder } from './use-ebook-order.ts';

export interface EbooksFieldProps extends Omit<PickedBinding<string[]>, 'onBusy'> {
  readonly label: string;
  /** How many can be chosen. */
  readonly most: number;
  /** What ebooks are suggested by while none is chosen. */
  readonly topics: readonly string[];
}

const titlesOf = (ebooks: readonly EbookCard[]): string => ebooks.map(({ title }) => title).join(' and ');

interface EbookSearchProps extends Pick<EbooksFieldProps, 'label' | 'id' | 'error' | 'value' | 'most'> {
  readonly onFound: (ebook: EbookCard) => void;
}

/** Finds published ebooks that are not chosen yet. */
function EbookSearch({ label, id, error, value, most, onFound }: EbookSearchProps) {
  const [text, setText] = useState('');
  const isFull = value.length >= most;
  const { ebooks, isFailed } = useFoundEbooks(isFull ? '' : text);
  const options = ebooks?.filter((ebook) => !value.includes(ebook.id)) ?? [];
  const suggested = useSuggestions({
    options,
    isFirstActive: true,
    onChoose(ebook: EbookCard) {
      setText('');
      onFound(ebook);
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter never sends the form from here: it is too close to choosing.
    if (!suggested.onKey(event) && event.key === 'Enter') event.preventDefault();
  };
  const advice = isFull
    ? `${most} are chosen, which is the most. Remove one to choose another.`
    : `At most ${most}, in the order in which readers see them.`;
  const isNone = text !== '' && ebooks !== undefined && options.length === 0;
  return (
    <Field
      {...{ label, id }}
      help={<span role="status">{isNone ? 'No other published ebook matches' : advice}</span>}
      error={error ?? (isFailed ? 'The ebooks could not be searched.' : undefined)}
    >
      {(control) => (
        <Suggestions
          suggested={suggested}
          label="Published ebooks"
          keyOf={(ebook) => ebook.id}
          line={(ebook) => <EbookLine {...{ ebook }} title={ebook.title} />}
        >
          <input
            {...control}
            {...suggested.combobox}
            readOnly={isFull}
            placeholder={isFull ? undefined : 'Search published ebooks'}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              suggested.show();
            }}
            onKeyDown={onKeyDown}
            onBlur={suggested.hide}
            className={controlClasses}
          />
        </Suggestions>
      )}
    </Field>
  );
}

/** Some ebooks in their order: `<EbooksField label="Related ebooks" most={4} topics={tags} {...picked('related')} />`. */
export function EbooksField({ label, id, error, value, onChange, most, topics }: EbooksFieldProps) {
  const order = useEbookOrder({ id, value, onChange });
  return (
    <div className="grid min-w-0 gap-3">
      <EbookSearch {...{ label, id, error, value, most }} onFound={(ebook) => order.add([ebook.id], ebook.title)} />
      {value.length === 0 ? (
        <SuggestedEbooks
          topics={topics}
          onUse={(ebooks) =>
            order.add(
              ebooks.map((ebook) => ebook.id),
              titlesOf(ebooks),
            )
          }
        />
      ) : (
        <ol aria-label={label} className="grid divide-y divide-line">
          {value.map((ebookId, place) => (
            <ChosenEbookRow
              key={ebookId}
              id={ebookId}
              {...{ field: id, order }}
              isFirst={place === 0}
              isLast={place === value.length - 1}
            />
          ))}
        </ol>
      )}
      <span role="status" className="sr-only">
        {order.said}
      </span>
    </div>
  );
}
