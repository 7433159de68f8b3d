import { useEffect, useState } from 'react';
import { SearchBox } from '#web/components/ui/search-box.tsx';

/** How long the keyboard rests before the address is changed. Milliseconds. */
const rest = 250;

export interface ToolSearchProps {
  /** The search of the address. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Searches while one types. */
export function ToolSearch({ value, onSearch }: ToolSearchProps) {
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
  return (
    <search className="min-w-0">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(wanted);
        }}
      >
        <SearchBox
          label="Search AI tools"
          placeholder="Name, description or tag"
          hotkey
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </search>
  );
}
