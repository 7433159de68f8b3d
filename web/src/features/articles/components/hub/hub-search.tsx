import { Button } from '#web/components/ui/button.tsx';
import { SearchBox } from '#web/components/ui/search-box.tsx';
import { useSearchText } from '#web/lib/use-search-text.ts';

export interface HubSearchProps {
  /** The search of the address. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Searches while one types; the button does so at once. */
export function HubSearch({ value, onSearch }: HubSearchProps) {
  const { text, type, submit } = useSearchText(value, onSearch);
  return (
    <search className="min-w-0">
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <SearchBox
          label="Search articles"
          placeholder="Title, topic or author"
          hotkey
          maxLength={200}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" variant="primary">
          Search
        </Button>
      </form>
    </search>
  );
}
