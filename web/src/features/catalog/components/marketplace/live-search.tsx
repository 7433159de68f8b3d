import { useEffect, useState } from 'react';
import { SearchForm } from '../search-form.tsx';

/** How long the keyboard rests before the search runs. Milliseconds. */
const rest = 250;

export interface LiveSearchProps {
  /** The search of the address. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Searches while one types; the button does so at once. */
export function LiveSearch({ value, onSearch }: LiveSearchProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // Back, a cleared filter or a link changed the address: what is typed is out of date.
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === value) return;
    const timer = setTimeout(() => onSearch(wanted), rest);
    return () => clearTimeout(timer);
  }, [wanted, value, onSearch]);
  const search = () => {
    if (wanted !== value) onSearch(wanted);
  };
  return <SearchForm text={text} onType={setText} onSubmit={search} />;
}
