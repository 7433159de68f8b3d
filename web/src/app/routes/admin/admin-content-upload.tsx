import { Upload } from 'lucide-react';
import { type UploadTab, uploadTabs } from '#shared/catalog/choices.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { SearchBox } from '#web/components/ui/form/search-box.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { refreshWhileReading } from '#web/features/catalog/api/intake/upload-routes.ts';
import { UploadList } from '#web/features/catalog/components/intake/upload-list.tsx';
import { UploadSummary } from '#web/features/catalog/components/intake/upload-summary.tsx';
import { apiPage } from '#web/lib/api/api.ts';
import { useApiPage } from '#web/lib/api/swr.ts';
import { type Adding, useAdding } from '#web/lib/list/use-adding.ts';
import { useListFilters } from '#web/lib/list/use-list-filters.ts';
import { useTitle } from '#web/lib/use-title.ts';

const words: Readonly<Record<UploadTab, { label: string; act: string; none: string; hint: string }>> = {
  ebooks: {
    ...{ label: 'Ebooks', act: 'Upload ebook', none: 'No ebooks uploaded yet' },
    hint: 'A PDF, EPUB or Word file is read, and published as an ebook.',
  },
  prompts: {
    ...{ label: 'Prompts', act: 'Upload prompts', none: 'No prompts uploaded yet' },
    hint: 'A CSV with a prompt on each line is published as a package. PDF and Word files work, too.',
  },
};

interface TabProps {
  readonly tab: UploadTab;
  readonly filters: ReturnType<typeof useListFilters>;
  readonly adding: Adding;
}

function Uploads({ tab, filters: { search, typed, trail }, adding }: TabProps) {
  const found = { tab, search: typed };
  const query = { ...found, limit: 24, cursor: trail.cursor };
  const page = useApiPage(
    'GET /admin/ebooks/uploads',
    { query },
    { keepPreviousData: true, refreshInterval: refreshWhileReading },
  );
  const { act, none, hint } = words[tab];
  return (
    <UploadList
      {...{ tab, page, trail }}
      isAdding={adding.isAdding}
      onAdded={adding.close}
      empty={
        <EmptyState
          title={search ? 'No upload matches' : none}
          action={search ? undefined : <Button onClick={adding.open}>{act}</Button>}
        >
          {search ? 'Try another word.' : hint}
        </EmptyState>
      }
      loadPage={(cursor) => apiPage('GET /admin/ebooks/uploads', { query: { ...found, limit: 100, cursor } })}
    />
  );
}

/** Files that become ebooks and prompt packages, and what became of them. */
export function AdminContentUploadPage() {
  useTitle('Content upload');
  const adding = useAdding();
  const filters = useListFilters();
  const tab = filters.chosen('tab', uploadTabs) ?? 'ebooks';
  return (
    <AdminFrame title="Uploads">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-5">
        <h1 className="text-28!">Content upload</h1>
        <Button variant="primary" icon={<Upload size={18} aria-hidden="true" />} onClick={adding.open}>
          {words[tab].act}
        </Button>
      </div>
      <UploadSummary tab={tab} />
      <div className="mt-5">
        <Tabs
          label="Uploaded content"
          value={tab}
          onChange={(value) => filters.set('tab', value === 'ebooks' ? '' : value)}
          aside={
            <SearchBox
              label="Search uploads"
              placeholder="Title or category"
              hotkey
              value={filters.search}
              onChange={(event) => filters.set('search', event.target.value)}
              className="sm:w-70"
            />
          }
          tabs={uploadTabs.map((value) => ({
            value,
            label: words[value].label,
            content: <Uploads tab={value} {...{ filters, adding }} />,
          }))}
        />
      </div>
    </AdminFrame>
  );
}
