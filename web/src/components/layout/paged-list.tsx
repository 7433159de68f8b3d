import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Pagination } from '#web/components/ui/pagination.tsx';
import type { ApiProblem } from '#web/lib/api/api-problem.ts';
import type { ApiPage } from '#web/lib/api/api-types.ts';
import type { CursorTrail } from '#web/lib/api/cursor-trail.ts';
import { useRetryFailed } from '#web/lib/api/swr.ts';

export interface PagedListProps<Item> {
  /** What is used of the result of `useApiPage`. */
  readonly page: Pick<SWRResponse<ApiPage<Item>, ApiProblem>, 'data' | 'error' | 'isValidating'>;
  readonly trail: CursorTrail;
  /** What is listed: `orders`. */
  readonly noun: string;
  readonly failedTitle: string;
  readonly empty: ReactNode;
  /** Shown while loading. */
  readonly skeleton: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A paginated back-office list in all its states: loading, failed, empty, a page of items. */
export function PagedList<Item>({ page, trail, noun, failedTitle, empty, skeleton, children }: PagedListProps<Item>) {
  const { data, error, isValidating } = page;
  const retryFailed = useRetryFailed();
  if (!data && error) return <FailedState title={failedTitle} error={error} onRetry={retryFailed} />;
  if (!data) return <Loading label={`Loading ${noun}`}>{skeleton}</Loading>;
  const { items, next, total } = data;
  if (items.length === 0 && !next && !trail.hasPrevious) return empty;
  return (
    <>
      {items.length === 0 ? empty : children(items)}
      <div className="mt-5">
        <Pagination
          from={trail.offset + 1}
          shown={items.length}
          total={total}
          noun={noun}
          busy={isValidating}
          onPrevious={trail.hasPrevious ? trail.previous : undefined}
          onNext={next ? () => trail.next(next, items.length) : undefined}
        />
      </div>
    </>
  );
}
