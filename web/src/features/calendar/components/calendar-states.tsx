import { href } from '#shared/pages/href.ts';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { useRetryFailed } from '#web/lib/api/swr.ts';
import { described, type Kind } from '../api/kinds.ts';
import { monthName } from '../api/month.ts';

const cells = Array.from({ length: 35 }, (_, index) => index);

/** `articles, newsletters and ebooks`. */
const listed = (kinds: readonly Kind[], last: 'and' | 'or'): string =>
  kinds
    .map((kind) => described[kind].many)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ` ${last} `);

/** A month before anything of it is known. */
export const CalendarSkeleton = ({ label }: { readonly label: string }) => (
  <Loading label={label}>
    <div className="grid gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-7">
      {cells.map((cell) => (
        <div key={cell} className="min-h-26 bg-surface p-3 max-md:nth-[n+6]:hidden">
          <Skeleton className="h-3.5 w-5" />
          {cell % 3 === 1 && <Skeleton className="mt-3 h-3.5 w-full" />}
          {cell % 3 === 1 && <Skeleton className="mt-1.5 h-3.5 w-2/3" />}
        </div>
      ))}
    </div>
  </Loading>
);

/** Which kinds are missing, while the others are shown. */
export function MissingKinds({ kinds }: { readonly kinds: readonly Kind[] }) {
  const retry = useRetryFailed();
  if (kinds.length === 0) return null;
  return (
    <div className="mb-4">
      <FailedState heading="h3" title={`The ${listed(kinds, 'and')} could not be loaded`} onRetry={retry}>
        Whatever else the month has is shown below.
      </FailedState>
    </div>
  );
}

/** A month without anything, and what to begin. */
export function EmptyMonth({ month, kinds }: { readonly month: string; readonly kinds: readonly Kind[] }) {
  if (kinds.length === 0)
    return (
      <EmptyState heading="h3" title="No kind is chosen">
        Tick one above to see what it has in this month.
      </EmptyState>
    );
  return (
    <EmptyState
      heading="h3"
      title={`Nothing in ${monthName(month)}`}
      action={
        <>
          {kinds.includes('article') && <ButtonLink to={href('adminNewArticle')}>Create article</ButtonLink>}
          {kinds.includes('newsletter') && <ButtonLink to={href('adminNewNewsletter')}>Create newsletter</ButtonLink>}
        </>
      }
    >
      No {listed(kinds, 'or')} came out this month or are planned for it.
    </EmptyState>
  );
}
