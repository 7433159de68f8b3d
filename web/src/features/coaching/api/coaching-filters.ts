import { type CoachingLevel, type CoachingType, coachingLevels, coachingTypes } from '#shared/coaching/choices.ts';

/** The filters of the packages; blank means "any". Stored in the address under these names. */
export interface CoachingFilters {
  readonly type: CoachingType | '';
  readonly level: CoachingLevel | '';
}
export const noFilters: CoachingFilters = { type: '', level: '' };

/** Reads the filters from an address; an unknown choice counts as "any". */
export const readFilters = (params: URLSearchParams): CoachingFilters => ({
  type: coachingTypes.find((type) => type === params.get('type')) ?? '',
  level: coachingLevels.find((level) => level === params.get('level')) ?? '',
});
