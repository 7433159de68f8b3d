import { formatCount } from '#shared/kernel/format.ts';
import { Tiles } from '#web/components/list/tiles.tsx';
import { useApi } from '#web/lib/api/swr.ts';

/** How many articles there are in each state, and how often they are read. */
export function ArticleSummary() {
  const { data, error } = useApi('GET /admin/articles/summary');
  const tiles = [
    ['Total', data && formatCount(data.total)],
    ['Published', data && formatCount(data.published)],
    ['Drafts', data && formatCount(data.draft)],
    ['Scheduled', data && formatCount(data.scheduled)],
    ['Archived', data && formatCount(data.archived)],
    ['Views', data && formatCount(data.view_count)],
  ] as const;
  return <Tiles tiles={tiles} isFailed={error !== undefined} />;
}
