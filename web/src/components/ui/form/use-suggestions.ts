import { type KeyboardEvent, useId, useState } from 'react';

export interface SuggestionsOptions<Option> {
  /** What is offered for what has been typed, best first. */
  readonly options: readonly Option[];
  readonly onChoose: (option: Option) => void;
  /** Whether Enter takes the first one without an arrow key. Otherwise Enter is for what was typed. */
  readonly isFirstActive?: boolean;
}

const none = -1;

/**
 * The state of a combobox: a text field with suggestions below it. The focus stays in the field; arrow keys move through the
 * list, Enter chooses, Escape closes the list only.
 */
export function useSuggestions<Option>({ options, onChoose, isFirstActive = false }: SuggestionsOptions<Option>) {
  const listId = useId();
  const [isWanted, setWanted] = useState(false);
  const start = isFirstActive ? 0 : none;
  const [moved, setMoved] = useState(start);
  const isOpen = isWanted && options.length > 0;
  const active = isOpen && moved < options.length ? moved : none;
  const idOf = (index: number) => `${listId}${index}`;

  const show = () => {
    setWanted(true);
    setMoved(start);
  };
  const hide = () => setWanted(false);
  const choose = (option: Option) => {
    hide();
    onChoose(option);
  };
  const move = (step: 1 | -1) => {
    if (!isOpen) show();
    else setMoved(active === none && step < 0 ? options.length - 1 : (active + step + options.length) % options.length);
  };

  /** True if the key was for the list. */
  const onKey = (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>): boolean => {
    const option = options[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && option !== undefined) choose(option);
    else return false;
    event.preventDefault();
    return true;
  };

  return {
    ...{ options, listId, isOpen, active, idOf, show, hide, choose, onKey },
    /** Spread onto the text field. */
    combobox: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': active === none ? undefined : idOf(active),
    },
  } as const;
}

/** The result of `useSuggestions`. */
export type Suggested<Option> = ReturnType<typeof useSuggestions<Option>>;
