import { formatCount } from '#shared/kernel/format.ts';
import { Tiles } from '#web/components/list/tiles.tsx';
import { useApi } from '#web/lib/api/swr.ts';

/** How many notifications there are, how many of them are shown, and of which kind. */
export function BroadcastSummary() {
  const { data, error } = useApi('GET /admin/notifications/summary');
  const tiles = [
    ['Total', data && formatCount(data.total)],
    ['Active', data && formatCount(data.active)],
    ['Info', data && formatCount(data.info)],
    ['High priority', data && formatCount(data.high_priority)],
  ] as const;
  return <Tiles tiles={tiles} isFailed={error !== undefined} />;
}
