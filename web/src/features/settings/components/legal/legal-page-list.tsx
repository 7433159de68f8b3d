import { href } from '#shared/pages/href.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { SectionCard } from '#web/components/ui/section-card.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { legalLabels } from '../../api/legal-words.ts';
import { LegalState } from './legal-state.tsx';

/** The legal pages: whose text each has, and the way to it. */
export function LegalPageList() {
  const { data, error, mutate } = useApi('GET /admin/legal');
  return (
    <SectionCard title="Legal texts">
      {!data && error && (
        <FailedState heading="h3" title="Failed to fetch legal texts" error={error} onRetry={() => void mutate()} />
      )}
      {!data && !error && (
        <Loading label="Loading legal texts">
          <Skeleton className="h-40 w-full" />
        </Loading>
      )}
      {data && (
        <ul className="divide-y divide-line">
          {data.map((each) => (
            <li key={each.page} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
              <TextLink to={href('adminLegalPage', { page: each.page })} className="font-strong">
                {legalLabels[each.page]}
              </TextLink>
              <LegalState state={each} />
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
