import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { apiPage } from '#web/lib/api/api.ts';
import { useApiPage } from '#web/lib/api/swr.ts';
import type { useListFilters } from '#web/lib/list/use-list-filters.ts';
import { CampaignList } from './campaign-list.tsx';

export interface CampaignsProps {
  readonly filters: ReturnType<typeof useListFilters>;
}

/** The newsletters as admins manage them. */
export function Campaigns({ filters: { trail } }: CampaignsProps) {
  const query = { limit: 24, cursor: trail.cursor };
  const page = useApiPage('GET /admin/newsletters', { query }, { keepPreviousData: true });
  return (
    <CampaignList
      page={page}
      trail={trail}
      empty={<EmptyState title="No newsletters yet">What is written is listed here, the newest first.</EmptyState>}
      loadPage={(cursor) => apiPage('GET /admin/newsletters', { query: { limit: 100, cursor } })}
    />
  );
}
