import type { ReactNode } from 'react';
import { SearchBox, type SearchBoxProps } from './search-box.tsx';

export interface SearchFormProps extends Pick<SearchBoxProps, 'label' | 'placeholder' | 'tall'> {
  /** Where the form submits to while the application is still loading. */
  readonly action: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onSubmit: () => void;
  /** A submit button, if Enter is not enough. */
  readonly children?: ReactNode;
}

/** A page's search, focused by `/`. The page decides what it searches. */
export const SearchForm = ({ action, text, onType, onSubmit, children, ...box }: SearchFormProps) => (
  <search className="min-w-0">
    <form
      action={action}
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SearchBox
        {...box}
        hotkey
        name="search"
        maxLength={200}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      {children}
    </form>
  </search>
);
