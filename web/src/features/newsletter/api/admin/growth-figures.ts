import { formatCount } from '#shared/kernel/format.ts';
import type { SubscriberGrowth, SubscriberMovement } from '#shared/newsletter/growth.ts';
import { changeInWords } from '#web/lib/figures/change.ts';

/** By how many a list grew; below zero when more have left. */
export const netOf = ({ joined, left }: SubscriberMovement): number => joined - left;

/** The net growth of a day on which some joined and others left; on any other day it is where the bar ends. */
export const markedNet = (movement: SubscriberMovement): number | undefined =>
  movement.joined > 0 && movement.left > 0 ? netOf(movement) : undefined;

/** A number with a minus sign that is as wide as a plus. */
export const withMinus = (count: number): string => (count < 0 ? `−${formatCount(-count)}` : formatCount(count));
/** `+3`, `−2`, `0`. */
export const signed = (count: number): string => (count > 0 ? `+${formatCount(count)}` : withMinus(count));

/** The sums of a period, each with what it was before. */
export function growthTiles({ total, sums, sums_before, days: { length } }: SubscriberGrowth) {
  const change = (of: (movement: SubscriberMovement) => number) => changeInWords(of(sums), of(sums_before), length);
  return [
    {
      label: 'Confirmed now',
      figure: formatCount(total),
      note: `${length} days ago: ${formatCount(total - netOf(sums))}`,
    },
    { label: 'Joined', figure: formatCount(sums.joined), note: change(({ joined }) => joined) },
    { label: 'Left', figure: formatCount(sums.left), note: change(({ left }) => left) },
    { label: 'Net growth', figure: signed(netOf(sums)), note: change(netOf) },
  ];
}

const isQuiet = ({ joined, left }: SubscriberMovement): boolean => joined === 0 && left === 0;
/** Whether nobody joined or left in the period. */
export const isStill = ({ sums }: SubscriberGrowth): boolean => isQuiet(sums);
/** Whether there is nobody to show anything about. */
export const isEmptyList = ({ total, sums, sums_before }: SubscriberGrowth): boolean =>
  total === 0 && isQuiet(sums) && isQuiet(sums_before);
