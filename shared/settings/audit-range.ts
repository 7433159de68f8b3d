/** Days such as `2026-12-01`, both inclusive. */
export interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export const isReversed = ({ from, to }: DayRange): boolean => Boolean(from && to && from > to);
export const reversedRange = 'The last day must not be before the first';
