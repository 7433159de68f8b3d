import { formatCount, formatPrice } from '#shared/kernel/format.ts';
import { Tiles } from '#web/components/list/tiles.tsx';
import { useApi } from '#web/lib/api/swr.ts';

/** Tiles with the server's figures over all ebooks. On failure they show dashes; the list below offers Try Again. */
export function EbookSummary() {
  const { data, error } = useApi('GET /admin/ebooks/summary');
  const tiles = [
    ['Total ebooks', data && formatCount(data.total)],
    ['Published', data && formatCount(data.published)],
    ['Drafts', data && formatCount(data.drafts)],
    ['Total value', data && formatPrice(data.total_value)],
  ] as const;
  return <Tiles tiles={tiles} isFailed={error !== undefined} />;
}
