import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { formatCount, formatPrice } from '#web/lib/text/format.ts';

/** Tiles with the server's figures over all ebooks. On failure they show dashes; the list below offers Try Again. */
export function EbookSummary() {
  const { data, error } = useApi('GET /admin/ebooks/summary');
  const tiles = [
    ['Total ebooks', data && formatCount(data.total)],
    ['Published', data && formatCount(data.published)],
    ['Drafts', data && formatCount(data.drafts)],
    ['Total value', data && formatPrice(data.total_value)],
  ] as const;
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-card border border-line bg-surface sm:grid-cols-4">
      {tiles.map(([label, value]) => (
        <div key={label} className="-mt-px -ml-px border-t border-l border-line px-4 py-3.5">
          <dt className="text-12 text-muted">{label}</dt>
          <dd className="min-h-7 font-mono text-21 font-medium">
            {value ?? (error ? '–' : <Skeleton className="mt-1 h-5 w-16" />)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
