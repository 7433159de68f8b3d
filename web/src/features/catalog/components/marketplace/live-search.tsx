import { useSearchText } from '#web/lib/use-search-text.ts';
import { SearchForm } from '../search-form.tsx';

export interface LiveSearchProps {
  /** The search of the address. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Searches while one types; the button does so at once. */
export function LiveSearch({ value, onSearch }: LiveSearchProps) {
  const { text, type, submit } = useSearchText(value, onSearch);
  return <SearchForm text={text} onType={type} onSubmit={submit} />;
}
