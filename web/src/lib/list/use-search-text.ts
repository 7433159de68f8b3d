import { useEffect, useState } from 'react';

/** How long the keyboard rests before the search runs. Milliseconds. */
const rest = 250;

export interface SearchText {
  readonly text: string;
  type(text: string): void;
  /** Searches without waiting. */
  submit(): void;
}

/** What is typed into a search of the address: it runs while one types, and follows the address when that changes. */
export function useSearchText(value: string, onSearch: (text: string) => void): SearchText {
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
  const submit = () => {
    if (wanted !== value) onSearch(wanted);
  };
  return { text, type: setText, submit };
}
