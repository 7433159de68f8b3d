import type { SubmitEvent } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { SearchBox } from '#web/components/ui/search-box.tsx';

export interface SearchFormProps {
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onSubmit: () => void;
}

/** Field and button of a search for ebooks; what they do is the page's. */
export function SearchForm({ text, onType, onSubmit }: SearchFormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
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
          onChange={(event) => onType(event.target.value)}
        />
        <Button type="submit" variant="primary" size={48} className="max-sm:px-3">
          Search
        </Button>
      </form>
    </search>
  );
}
