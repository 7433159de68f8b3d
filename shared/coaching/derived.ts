import type { CoachingCategory, CoachingType } from './choices.ts';

/** Fields that visitors see but the back-office form does not have; derived from those it has. */

const types: Readonly<Record<CoachingCategory, CoachingType>> = {
  'Framework Coaching': 'framework',
  'Prompt Engineering': 'prompt',
  'Compliance Training': 'custom',
  'Security Assessment': 'custom',
};
export const typeOfCategory = (category: CoachingCategory): CoachingType => types[category];

/** Minutes of a session when its duration has no unit in hours or minutes. */
const usualMinutes = 60;

/** Sum of the numbers before a unit: `1.5` of `1.5 hours`. */
const amount = (text: string, unit: RegExp): number =>
  [...text.matchAll(unit)].reduce((sum, [, number = '0']) => sum + Number(number.replace(',', '.')), 0);

/** Minutes of `90 minutes`, `1.5 hours`, `1h 30m`; an hour for `four weeks`. */
export function minutesOf(duration: string): number {
  const hours = amount(duration, /(\d+(?:[.,]\d+)?)\s*h(?:ours?|rs?)?(?![a-z])/gi);
  const minutes = amount(duration, /(\d+(?:[.,]\d+)?)\s*m(?:in(?:ute)?s?)?(?![a-z])/gi);
  return Math.round(hours * 60 + minutes) || usualMinutes;
}
