import type { UploadTab } from '#shared/catalog/choices.ts';
import { formatCount } from '#shared/kernel/format.ts';
import { Tiles } from '#web/components/list/tiles.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { whileReading } from '../../api/intake/upload-routes.ts';

const counted = [
  ['Total', 'total'],
  ['Completed', 'completed'],
  ['Processing', 'processing'],
  ['Failed', 'failed'],
] as const;

/** How much was uploaded, and what became of it. */
export function UploadSummary({ tab }: { readonly tab: UploadTab }) {
  const { data, error } = useApi('GET /admin/ebooks/uploads/summary', undefined, {
    refreshInterval: (summary) => (summary && summary[tab].processing > 0 ? whileReading : 0),
  });
  const tiles = counted.map(([label, name]) => [label, data && formatCount(data[tab][name])] as const);
  return <Tiles tiles={tiles} isFailed={error !== undefined} />;
}
