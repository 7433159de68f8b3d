import { href } from '#shared/pages/href.ts';
import { SearchForm } from '#web/components/ui/form/search-form.tsx';
import { useSearchText } from '#web/lib/list/use-search-text.ts';

export interface ToolSearchProps {
  /** The search term in the address. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Searches while typing. */
export function ToolSearch({ value, onSearch }: ToolSearchProps) {
  const { text, type, submit } = useSearchText(value, onSearch);
  return (
    <SearchForm
      action={href('aiTools')}
      label="Search AI tools"
      placeholder="Name, description or tag"
      text={text}
      onType={type}
      onSubmit={submit}
    />
  );
}
