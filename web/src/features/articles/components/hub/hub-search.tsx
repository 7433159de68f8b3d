import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { SearchForm } from '#web/components/ui/form/search-form.tsx';
import { useSearchText } from '#web/lib/list/use-search-text.ts';

export interface HubSearchProps {
  /** The search term in the address. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Searches while typing; the button searches at once. */
export function HubSearch({ value, onSearch }: HubSearchProps) {
  const { text, type, submit } = useSearchText(value, onSearch);
  return (
    <SearchForm
      action={href('articles')}
      label="Search articles"
      placeholder="Title, topic or author"
      text={text}
      onType={type}
      onSubmit={submit}
    >
      <Button type="submit" variant="primary">
        Search
      </Button>
    </SearchForm>
  );
}
