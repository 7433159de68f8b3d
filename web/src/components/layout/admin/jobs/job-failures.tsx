import { formatCount } from '#shared/kernel/format.ts';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { TextSkeleton } from '#web/components/ui/feedback/text-skeleton.tsx';
import { useApi } from '#web/lib/api/swr.ts';

/** What a job could not do, and why. */
export function JobFailures({ id, failed }: { readonly id: string; readonly failed: number }) {
  const { data, error, mutate } = useApi('GET /admin/jobs/{id}', { params: { id } });
  if (!data)
    return error ? (
      <FailedState title="The failures could not be loaded" heading="h3" error={error} onRetry={mutate} />
    ) : (
      <Loading label="Loading failures">
        <TextSkeleton />
      </Loading>
    );
  const rest = failed - data.failures.length;
  return (
    <ul className="mt-1 rounded-card border border-line bg-paper px-3">
      {data.failures.map(({ id: of, name, sentence }) => (
        <li key={of} className="border-t border-line py-2 first:border-0">
          <p className="font-strong break-words">{name}</p>
          <p className="text-12 text-muted">{sentence}</p>
        </li>
      ))}
      {rest > 0 && <li className="border-t border-line py-2 text-12 text-muted">And {formatCount(rest)} more.</li>}
    </ul>
  );
}
