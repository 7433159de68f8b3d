import { type CoachingLevel, type CoachingType, coachingLevels, coachingTypes } from '#shared/coaching/choices.ts';

/** What the packages are narrowed to; blank for "any". They live in the address under these names. */
export interface CoachingFilters {
  readonly type: CoachingType | '';
  readonly level: CoachingLevel | '';
}
export const noFilters: CoachingFilters = { type: '', level: '' };

/** Reads an address; what is no choice counts as "any". */
export const readFilters = (params: URLSearchParams): CoachingFilters => ({
  type: coachingTypes.find((type) => type === params.get('type')) ?? '',
  level: coachingLevels.find((level) => level === params.get('level')) ?? '',
});
