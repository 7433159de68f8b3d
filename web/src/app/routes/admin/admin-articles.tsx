import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { postTypes } from '#shared/articles/choices.ts';
import { href } from '#shared/pages/href.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { SearchBox } from '#web/components/ui/form/search-box.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { articleStatusLabels, postTypeOptions } from '#web/features/articles/components/admin/article-labels.ts';
import { ArticleList } from '#web/features/articles/components/admin/article-list.tsx';
import { ArticleSummary } from '#web/features/articles/components/admin/article-summary.tsx';
import { AuthorDialog } from '#web/features/articles/components/admin/authors/author-dialog.tsx';
import { apiPage } from '#web/lib/api/api.ts';
import { useApiPage } from '#web/lib/api/swr.ts';
import { useFromList } from '#web/lib/list/back-to-list.ts';
import { useListFilters } from '#web/lib/list/use-list-filters.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { useCategoryFilter } from '#web/lib/vocabulary/use-vocabulary.ts';

const statuses = ['draft', 'published', 'scheduled', 'archived', 'trash'] as const;
const statusOptions = [
  { value: '', label: 'All statuses' },
  ...statuses.map((value) => ({ value, label: articleStatusLabels[value] })),
];
const typeOptions = [{ value: '', label: 'All types' }, ...postTypeOptions];

/** Article publishing. */
export function AdminArticlesPage() {
  useTitle('Articles');
  const fromList = useFromList();
  const [isAddingAuthor, setAddingAuthor] = useState(false);
  const { search, typed, value, chosen, set, trail } = useListFilters();
  const status = chosen('status', statuses);
  const post_type = chosen('type', postTypes);
  const category = value('category');
  const categories = useCategoryFilter('article', category);
  const filters = { post_type, status, category: category || undefined, search: typed };
  const query = { limit: 24, cursor: trail.cursor, ...filters };
  const page = useApiPage('GET /admin/articles', { query }, { keepPreviousData: true });
  const isFiltered = search !== '' || category !== '' || (status ?? post_type) !== undefined;
  return (
    <AdminFrame title="Articles">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-5">
        <h1 className="text-28!">Articles</h1>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setAddingAuthor(true)}>Add Author Profile</Button>
          <ButtonLink
            variant="primary"
            icon={<PenLine size={18} aria-hidden="true" />}
            to={fromList(href('adminNewArticle'))}
          >
            Create article
          </ButtonLink>
        </div>
      </div>
      <ArticleSummary />
      <search className="my-5 grid gap-3 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-[1fr_170px_200px_170px]">
        <SearchBox
          label="Search articles"
          placeholder="Title, excerpt, tag, category or author"
          hotkey
          value={search}
          onChange={(event) => set('search', event.target.value)}
          className="max-xl:col-span-full"
        />
        <Select
          isLabelHidden
          label="Type"
          options={typeOptions}
          value={post_type ?? ''}
          onChange={(event) => set('type', event.target.value)}
        />
        <Select
          isLabelHidden
          label="Category"
          options={categories}
          value={category}
          onChange={(event) => set('category', event.target.value)}
        />
        <Select
          isLabelHidden
          label="Status"
          className="sm:max-md:col-span-2"
          options={statusOptions}
          value={status ?? ''}
          onChange={(event) => set('status', event.target.value)}
        />
      </search>
      <ArticleList
        filter={filters}
        page={page}
        trail={trail}
        isTrash={status === 'trash'}
        empty={
          <EmptyState title={isFiltered ? 'No article matches' : 'No articles yet'}>
            {isFiltered
              ? 'Try another word, or all types, categories and statuses.'
              : 'What you publish appears in the Knowledge Hub.'}
          </EmptyState>
        }
        loadPage={(cursor) => apiPage('GET /admin/articles', { query: { ...filters, limit: 100, cursor } })}
      />
      <AuthorDialog open={isAddingAuthor} author={null} onClose={() => setAddingAuthor(false)} />
    </AdminFrame>
  );
}
