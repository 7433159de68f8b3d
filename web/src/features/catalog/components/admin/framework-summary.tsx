import { formatCount } from '#shared/kernel/format.ts';
import { Tiles } from '#web/components/list/tiles.tsx';
import { useApi } from '#web/lib/api/swr.ts';

/** How many frameworks there are, and of which kind. */
export function FrameworkSummary() {
  const { data, error } = useApi('GET /admin/frameworks/summary');
  const tiles = [
    ['Total', data && formatCount(data.total)],
    ['Security', data && formatCount(data.Security)],
    ['Compliance', data && formatCount(data.Compliance)],
    ['Risk Management', data && formatCount(data['Risk Management'])],
  ] as const;
  return <Tiles tiles={tiles} isFailed={error !== undefined} />;
}
