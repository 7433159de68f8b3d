import { isUnderWay } from '#shared/generation/choices.ts';
import type { Generation } from '#shared/generation/generation.ts';
import { href } from '#shared/pages/href.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { GenerationList } from '#web/features/generation/components/list/generation-list.tsx';
import { apiPage } from '#web/lib/api/api.ts';
import type { ApiPage } from '#web/lib/api/api-types.ts';
import { useApiPage } from '#web/lib/api/swr.ts';
import { useListFilters } from '#web/lib/list/use-list-filters.ts';
import { useTitle } from '#web/lib/use-title.ts';

const pageSize = 25;
/** Milliseconds between two looks while one is under way. A hidden tab does not look. */
const pollEvery = 5000;

/** The ebooks that the language model writes and has written. */
export function AdminGenerationsPage() {
  useTitle('Generations');
  const { trail } = useListFilters();
  const page = useApiPage(
    'GET /admin/generations',
    { query: { limit: pageSize, cursor: trail.cursor } },
    {
      keepPreviousData: true,
      refreshInterval: (found?: ApiPage<Generation>) => (found?.items.some(isUnderWay) ? pollEvery : 0),
    },
  );
  return (
    <AdminFrame title="Generations">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-5">
        <div>
          <h1 className="text-28!">Generations</h1>
          <p className="mt-1 text-muted">Ebooks written by the language model in the last 90 days.</p>
        </div>
        <ButtonLink to={href('adminGenerate')} variant="primary">
          Generate Ebook
        </ButtonLink>
      </div>
      <GenerationList
        page={page}
        trail={trail}
        empty={
          <EmptyState
            title="Nothing has been generated yet"
            action={<ButtonLink to={href('adminGenerate')}>Generate Ebook</ButtonLink>}
          >
            Give a topic and a regulatory source, and the language model writes a draft.
          </EmptyState>
        }
        loadPage={(cursor) => apiPage('GET /admin/generations', { query: { limit: 100, cursor } })}
      />
    </AdminFrame>
  );
}
