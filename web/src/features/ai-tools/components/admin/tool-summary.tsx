import { formatCount } from '#shared/kernel/format.ts';
import { Tiles } from '#web/components/list/tiles.tsx';
import { useApi } from '#web/lib/api/swr.ts';

/** How many tools there are, and how often visitors look and click. */
export function ToolSummary() {
  const { data, error } = useApi('GET /admin/ai-tools/summary');
  const tiles = [
    ['Total', data && formatCount(data.total)],
    ['Published', data && formatCount(data.published)],
    ['Views', data && formatCount(data.view_count)],
    ['Clicks', data && formatCount(data.click_count)],
  ] as const;
  return <Tiles tiles={tiles} isFailed={error !== undefined} />;
}
