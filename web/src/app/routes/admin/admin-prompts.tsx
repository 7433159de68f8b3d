import { Upload } from 'lucide-react';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { SearchBox } from '#web/components/ui/form/search-box.tsx';
import { refreshWhileReading } from '#web/features/catalog/api/intake/upload-routes.ts';
import { PromptPackageList } from '#web/features/catalog/components/intake/prompt-package-list.tsx';
import { PromptPackageSummary } from '#web/features/catalog/components/intake/prompt-package-summary.tsx';
import { apiPage } from '#web/lib/api/api.ts';
import { useApiPage } from '#web/lib/api/swr.ts';
import { useAdding } from '#web/lib/list/use-adding.ts';
import { useListFilters } from '#web/lib/list/use-list-filters.ts';
import { useTitle } from '#web/lib/use-title.ts';

/** Prompt package management. */
export function AdminPromptsPage() {
  useTitle('Prompt packages');
  const adding = useAdding();
  const { search, typed, set, trail } = useListFilters();
  const query = { limit: 24, cursor: trail.cursor, search: typed };
  const page = useApiPage(
    'GET /admin/prompt-packages',
    { query },
    { keepPreviousData: true, refreshInterval: refreshWhileReading },
  );
  return (
    <AdminFrame title="Prompt packages">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-5">
        <h1 className="text-28!">Prompt packages</h1>
        <Button variant="primary" icon={<Upload size={18} aria-hidden="true" />} onClick={adding.open}>
          Upload prompt package
        </Button>
      </div>
      <PromptPackageSummary />
      <search className="my-5 block">
        <SearchBox
          label="Search prompt packages"
          placeholder="Title, category or tag"
          hotkey
          value={search}
          onChange={(event) => set('search', event.target.value)}
        />
      </search>
      <PromptPackageList
        page={page}
        trail={trail}
        isAdding={adding.isAdding}
        onAdded={adding.close}
        empty={
          <EmptyState
            title={search ? 'No prompt package matches' : 'No prompt packages yet'}
            action={search ? undefined : <Button onClick={adding.open}>Upload prompt package</Button>}
          >
            {search ? 'Try another word.' : 'A CSV with a prompt on each line becomes a package in the Prompt Vault.'}
          </EmptyState>
        }
        loadPage={(cursor) => apiPage('GET /admin/prompt-packages', { query: { search: typed, limit: 100, cursor } })}
      />
    </AdminFrame>
  );
}
