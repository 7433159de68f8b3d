import { useCallback, useEffect, useState } from 'react';

/** Debounce of the search while typing. Milliseconds. */
const rest = 250;

export interface SearchText {
  readonly text: string;
  type(text: string): void;
  /** Searches without waiting. */
  submit(): void;
}

/**
 * The text of a search stored in the address: searches while typing, and follows changes of the address. The address
 * arrives a moment after a search was asked for: what is typed meanwhile stays.
 */
export function useSearchText(value: string, onSearch: (text: string) => void): SearchText {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  /** What was searched for here and has not arrived as `value`, oldest first. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  if (value !== known) {
    setKnown(value);
    setAsked(asked.slice(asked.indexOf(value) + 1));
    // Back, a cleared filter or a link changed the address: the typed text is stale.
    if (!asked.includes(value) && value !== text.trim()) setText(value);
  }
  const wanted = text.trim();
  const search = useCallback(() => {
    if (wanted === value) return;
    setAsked((before) => [...before, wanted]);
    onSearch(wanted);
  }, [wanted, value, onSearch]);
  useEffect(() => {
    const timer = setTimeout(search, rest);
    return () => clearTimeout(timer);
  }, [search]);
  return { text, type: setText, submit: search };
}
