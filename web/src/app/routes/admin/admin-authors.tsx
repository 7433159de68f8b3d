import { Plus } from 'lucide-react';
import type { ListedAuthor } from '#shared/articles/author.ts';
import { hasWords, wordsOf } from '#shared/kernel/words.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { SearchBox } from '#web/components/ui/form/search-box.tsx';
import { AuthorList } from '#web/features/articles/components/admin/authors/author-list.tsx';
import { api } from '#web/lib/api/api.ts';
import { useApiPage } from '#web/lib/api/swr.ts';
import { useAdding } from '#web/lib/list/use-adding.ts';
import { useListFilters } from '#web/lib/list/use-list-filters.ts';
import { useTitle } from '#web/lib/use-title.ts';

const found = (authors: readonly ListedAuthor[], words: string | undefined): readonly ListedAuthor[] =>
  authors.filter((author) =>
    hasWords(wordsOf(author.name, author.email, author.position, author.company, ...author.expertise_areas), words),
  );

/** The authors of articles. The server sends all of them at once: they are searched here. */
export function AdminAuthorsPage() {
  useTitle('Authors');
  const adding = useAdding();
  const { search, typed, set, trail } = useListFilters();
  const page = useApiPage('GET /admin/author-profiles');
  const all = page.data?.items ?? [];
  const items = found(all, typed);
  return (
    <AdminFrame title="Authors">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-5">
        <h1 className="text-28!">Authors</h1>
        <Button variant="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={adding.open}>
          Add author profile
        </Button>
      </div>
      <search className="mb-5 block">
        <SearchBox
          label="Search authors"
          placeholder="Name, position, company or expertise"
          hotkey
          value={search}
          onChange={(event) => set('search', event.target.value)}
        />
      </search>
      <AuthorList
        all={all}
        page={{ ...page, data: page.data && { items, next: undefined, total: items.length } }}
        trail={trail}
        isAdding={adding.isAdding}
        onAdded={adding.close}
        empty={
          <EmptyState title={search === '' ? 'No authors yet' : 'No author matches'}>
            {search === '' ? 'Every article is signed by one. Add the first profile.' : 'Try another word.'}
          </EmptyState>
        }
        loadPage={async () => ({ items: found(await api('GET /admin/author-profiles'), typed) })}
      />
    </AdminFrame>
  );
}
