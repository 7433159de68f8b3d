import { type SubmitEvent, useEffect, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { SearchBox } from '#web/components/ui/search-box.tsx';

/** How long the keyboard rests before the search runs. Milliseconds. */
const rest = 250;

export interface SearchFormProps {
  /** The search of the address. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Searches while one types; the button does so at once. */
export function SearchForm({ value, onSearch }: SearchFormProps) {
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
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (wanted !== value) onSearch(wanted);
  };
  return (
    <search>
      <form className="flex gap-2" onSubmit={submit}>
        <SearchBox
          label="Search ebooks"
          placeholder="Control, framework or topic"
          hotkey
          tall
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="primary" size={48} className="max-sm:px-4">
          Search
        </Button>
      </form>
    </search>
  );
}
