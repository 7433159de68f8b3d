import type { ReactNode } from 'react';
import { SearchBox, type SearchBoxProps } from './search-box.tsx';

export interface SearchFormProps extends Pick<SearchBoxProps, 'label' | 'placeholder' | 'tall'> {
  /** Where it leads with what was typed while the application is still on its way. */
  readonly action: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onSubmit: () => void;
  /** Its button, where there is one besides Enter. */
  readonly children?: ReactNode;
}

/** The search of a page, which `/` leads to. What it searches is the page's. */
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
