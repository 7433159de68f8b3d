import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { longestSearch, shortestSearch } from '#shared/library/choices.ts';
import { href } from '#shared/pages/href.ts';
import { Breadcrumb } from '#web/components/layout/breadcrumb.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { SearchForm } from '#web/components/ui/form/search-form.tsx';
import { TextHits, TextHitsLoading } from '#web/features/library/components/text-hits.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { useSearchText } from '#web/lib/list/use-search-text.ts';
import { useKeepPrevious } from '#web/lib/use-keep-previous.ts';
import { useTitle } from '#web/lib/use-title.ts';

/** The words in the address, and what they find. */
function useTextSearch() {
  const [query, setQuery] = useSearchParams();
  const search = (query.get('search') ?? '').trim().slice(0, longestSearch);
  const find = useCallback((text: string) => setQuery(text ? { search: text } : {}, { replace: true }), [setQuery]);
  const isEnough = search.length >= shortestSearch;
  const answer = useApi(isEnough ? 'GET /user/texts' : null, { query: { search } });
  const { latest, isUpdating } = useKeepPrevious(answer);
  return { search, find, isEnough, ...answer, found: isEnough ? latest : undefined, isUpdating };
}

/** Searches the texts of all ebooks that the reader owns. */
export function LibrarySearchPage() {
  useTitle('Search inside my ebooks');
  const { search, find, isEnough, found, isUpdating, error, mutate } = useTextSearch();
  const { text, type, submit } = useSearchText(search, find);
  return (
    <div className="wrap-page pt-5 sm:pt-9">
      <Breadcrumb items={[{ label: 'My Library', to: href('library') }]} />
      <h1 className="mt-3 mb-6">Search inside my ebooks</h1>
      <div className="max-w-160">
        <SearchForm
          action={href('librarySearch')}
          label="Search inside my ebooks"
          placeholder="Words in the texts of your ebooks"
          tall
          text={text}
          onType={type}
          onSubmit={submit}
        />
      </div>
      {!isEnough && <p className="mt-5 text-muted">Type at least {shortestSearch} characters.</p>}
      {found && <TextHits search={search} found={found} isUpdating={isUpdating} />}
      {isEnough && !found && error && (
        <div className="mt-7">
          <FailedState title="Your ebooks could not be searched" error={error} onRetry={() => mutate()} />
        </div>
      )}
      {isEnough && !found && !error && <TextHitsLoading />}
    </div>
  );
}
