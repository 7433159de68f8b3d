import { SearchBox } from '#web/components/ui/search-box.tsx';
import { useSearchText } from '#web/lib/use-search-text.ts';

export interface ToolSearchProps {
  /** The search of the address. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Searches while one types. */
export function ToolSearch({ value, onSearch }: ToolSearchProps) {
  const { text, type, submit } = useSearchText(value, onSearch);
  return (
    <search className="min-w-0">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <SearchBox
          label="Search AI tools"
          placeholder="Name, description or tag"
          hotkey
          maxLength={200}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      </form>
    </search>
  );
}
