import { formatCount } from '#shared/kernel/format.ts';
import { Tiles } from '#web/components/list/tiles.tsx';
import { useApi } from '#web/lib/api/swr.ts';

/** How many tags and categories there are, and how many of them forms offer. */
export function VocabularySummary() {
  const { data, error } = useApi('GET /admin/vocabulary/summary');
  const tiles = [
    ['Tags', data && formatCount(data.tags)],
    ['Categories', data && formatCount(data.categories)],
    ['Active tags', data && formatCount(data.active_tags)],
    ['Active categories', data && formatCount(data.active_categories)],
  ] as const;
  return <Tiles tiles={tiles} isFailed={error !== undefined} />;
}
