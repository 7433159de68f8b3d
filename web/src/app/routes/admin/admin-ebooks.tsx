import { useSearchParams } from 'react-router-dom';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import { AdminFrame } from '#web/components/layout/admin-frame.tsx';
import { PagedList } from '#web/components/layout/paged-list.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { SearchBox } from '#web/components/ui/form/search-box.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { EbookList } from '#web/features/catalog/components/admin/ebook-list.tsx';
import { EbookSummary } from '#web/features/catalog/components/admin/ebook-summary.tsx';
import { UnpublishAll } from '#web/features/catalog/components/admin/unpublish-all.tsx';
import { useCursorTrail } from '#web/lib/api/cursor-trail.ts';
import { useApiPage } from '#web/lib/api/swr.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { useTitle } from '#web/lib/use-title.ts';

const statuses = [
  { value: '', label: 'All statuses' },
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Draft' },
];
const pageSize = 24;

const statusOf = (value: string | null): AdminEbook['status'] | undefined =>
  value === 'published' || value === 'draft' ? value : undefined;

/** Search and status live in the URL; changing either returns to the first page. */
function useEbookFilter() {
  const [query, setQuery] = useSearchParams();
  const trail = useCursorTrail();
  const set = (name: 'search' | 'status', value: string) => {
    trail.reset();
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  };
  return { search: query.get('search') ?? '', status: statusOf(query.get('status')), set, trail };
}

const EbooksSkeleton = () => (
  <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
      <Skeleton key={place} className="h-58 rounded-card" />
    ))}
  </div>
);

/** Ebook management. */
export function AdminEbooksPage() {
  useTitle('Ebook management');
  const { search, status, set, trail } = useEbookFilter();
  const typed = useDebounced(search, 250);
  const query = { limit: pageSize, cursor: trail.cursor, status, search: typed || undefined };
  const page = useApiPage('GET /admin/ebooks', { query }, { keepPreviousData: true });
  return (
    <AdminFrame title="Ebooks">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-5">
        <h1 className="text-28!">Ebook management</h1>
        <UnpublishAll />
      </div>
      <EbookSummary />
      <search className="my-5 grid grid-cols-[1fr_148px] gap-3 sm:grid-cols-[1fr_200px]">
        <SearchBox
          label="Search ebooks"
          placeholder="Search title, framework or tag"
          hotkey
          value={search}
          onChange={(event) => set('search', event.target.value)}
          className="self-end"
        />
        <Select
          label="Status"
          options={statuses}
          value={status ?? ''}
          onChange={(event) => set('status', event.target.value)}
        />
      </search>
      <PagedList
        page={page}
        trail={trail}
        noun="ebooks"
        failedTitle="Failed to fetch ebooks"
        empty={
          <EmptyState title={search || status ? 'No ebook matches' : 'No ebooks yet'}>
            {search || status ? 'Try another word, or all statuses.' : 'What is added to the library appears here.'}
          </EmptyState>
        }
        skeleton={<EbooksSkeleton />}
      >
        {(ebooks) => <EbookList ebooks={ebooks} />}
      </PagedList>
    </AdminFrame>
  );
}
