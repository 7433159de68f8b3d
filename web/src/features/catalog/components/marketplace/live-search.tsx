import { useSearchText } from '#web/lib/list/use-search-text.ts';
import { EbookSearch } from '../ebook-search.tsx';

export interface LiveSearchProps {
  /** The search term in the address. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Searches while typing; the button searches at once. */
export function LiveSearch({ value, onSearch }: LiveSearchProps) {
  const { text, type, submit } = useSearchText(value, onSearch);
  return <EbookSearch text={text} onType={type} onSubmit={submit} />;
}
