import { coachingLevels } from '#shared/coaching/choices.ts';
import { formatCount } from '#shared/kernel/format.ts';
import { Tiles } from '#web/components/list/tiles.tsx';
import { useApi } from '#web/lib/api/swr.ts';

/** How many packages there are, in all and of each level. */
export function CoachingSummary() {
  const { data, error } = useApi('GET /admin/coaching-packages/summary');
  const figure = (name: 'total' | (typeof coachingLevels)[number]) => data && formatCount(data[name]);
  const tiles = [
    ['Total', figure('total')],
    ...coachingLevels.map((level) => [level, figure(level)] as const),
  ] as const;
  return <Tiles tiles={tiles} isFailed={error !== undefined} />;
}
