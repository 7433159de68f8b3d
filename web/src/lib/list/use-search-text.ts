import { useEffect, useState } from 'react';

/** Debounce of the search while typing. Milliseconds. */
const rest = 250;

export interface SearchText {
  readonly text: string;
  type(text: string): void;
  /** Searches without waiting. */
  submit(): void;
}

/** The text of a search stored in the address: searches while typing, and follows changes of the address. */
export function useSearchText(value: string, onSearch: (text: string) => void): SearchText {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // Back, a cleared filter or a link changed the address: the typed text is stale.
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
  const submit = () => {
    if (wanted !== value) onSearch(wanted);
  };
  return { text, type: setText, submit };
}
