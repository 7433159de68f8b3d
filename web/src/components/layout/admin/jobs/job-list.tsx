import type { SWRResponse } from 'swr';
import type { Job } from '#shared/kernel/job.ts';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { TextSkeleton } from '#web/components/ui/feedback/text-skeleton.tsx';
import type { ApiProblem } from '#web/lib/api/api-problem.ts';
import type { ApiPage } from '#web/lib/api/api-types.ts';
import { JobRow } from './job-row.tsx';

export interface JobListProps {
  readonly page: Pick<SWRResponse<ApiPage<Job>, ApiProblem>, 'data' | 'error' | 'mutate'>;
}

/** The latest background jobs, newest first. */
export function JobList({ page: { data, error, mutate } }: JobListProps) {
  if (!data)
    return (
      <div className="py-5">
        {error ? (
          <FailedState title="The jobs could not be loaded" heading="h3" error={error} onRetry={mutate} />
        ) : (
          <Loading label="Loading background jobs">
            <TextSkeleton />
          </Loading>
        )}
      </div>
    );
  if (data.items.length === 0)
    return (
      <div className="py-5">
        <EmptyState title="No jobs yet" heading="h3">
          What is done with many things at once goes on here, also when you leave the page.
        </EmptyState>
      </div>
    );
  return (
    <ul className="divide-y divide-line">
      {data.items.map((job) => (
        <JobRow key={job.id} job={job} />
      ))}
    </ul>
  );
}
