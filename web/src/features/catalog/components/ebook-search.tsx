import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { SearchForm, type SearchFormProps } from '#web/components/ui/form/search-form.tsx';

/** Field and button of an ebook search; the page decides what they do. */
export const EbookSearch = (search: Pick<SearchFormProps, 'text' | 'onType' | 'onSubmit'>) => (
  <SearchForm
    action={href('marketplace')}
    label="Search ebooks"
    placeholder="Control, framework or topic"
    tall
    {...search}
  >
    <Button type="submit" variant="primary" size={48} className="max-sm:px-3">
      Search
    </Button>
  </SearchForm>
);
