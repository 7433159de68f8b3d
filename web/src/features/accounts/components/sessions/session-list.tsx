import type { SWRResponse } from 'swr';
import type { OpenSessions } from '#shared/accounts/open-session.ts';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import type { ApiProblem } from '#web/lib/api/api-problem.ts';
import { SessionRows, type SessionRowsProps } from './session-rows.tsx';

export interface SessionListProps extends Omit<SessionRowsProps, 'sessions'> {
  readonly loaded: Pick<SWRResponse<OpenSessions, ApiProblem>, 'data' | 'error' | 'mutate'>;
  readonly empty: string;
}

/** The open sessions of somebody in all states of the list. */
export function SessionList({ loaded, empty, ...rows }: SessionListProps) {
  const { data, error, mutate } = loaded;
  if (!data && error)
    return <FailedState heading="h3" title="Failed to fetch the sessions" error={error} onRetry={() => mutate()} />;
  if (!data)
    return (
      <div className="w-full">
        <Loading label="Loading sessions">
          <Skeleton className="my-3 h-14 w-full" />
          <Skeleton className="my-3 h-14 w-full" />
        </Loading>
      </div>
    );
  if (data.sessions.length === 0) return <p className="py-3.5 text-muted">{empty}</p>;
  return <SessionRows {...rows} sessions={data.sessions} />;
}
