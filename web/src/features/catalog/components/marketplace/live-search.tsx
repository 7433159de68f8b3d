import { useSearchText } from '#web/lib/list/use-search-text.ts';
import { EbookSearch } from '../ebook-search.tsx';

export interface LiveSearchProps {
  /** The search of the address. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Searches while one types; the button does so at once. */
export function LiveSearch({ value, onSearch }: LiveSearchProps) {
  const { text, type, submit } = useSearchText(value, onSearch);
  return <EbookSearch text={text} onType={type} onSubmit={submit} />;
}
