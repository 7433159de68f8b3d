import { formatCount, formatPrice } from '#shared/kernel/format.ts';
import { Tiles } from '#web/components/list/tiles.tsx';
import { useApi } from '#web/lib/api/swr.ts';

/** How many packages there are, with how many prompts, and what they cost together. */
export function PromptPackageSummary() {
  const { data, error } = useApi('GET /admin/prompt-packages/summary');
  const tiles = [
    ['Total packages', data && formatCount(data.total)],
    ['Published', data && formatCount(data.published)],
    ['Prompts', data && formatCount(data.prompts)],
    ['Total value', data && formatPrice(data.total_value)],
  ] as const;
  return <Tiles tiles={tiles} isFailed={error !== undefined} />;
}
