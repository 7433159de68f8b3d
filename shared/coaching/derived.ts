import type { CoachingCategory, CoachingType } from './choices.ts';

/** What the form of the back-office does not ask and visitors see: it follows from what was asked. */

const types: Readonly<Record<CoachingCategory, CoachingType>> = {
  'Framework Coaching': 'framework',
  'Prompt Engineering': 'prompt',
  'Compliance Training': 'custom',
  'Security Assessment': 'custom',
};
export const typeOfCategory = (category: CoachingCategory): CoachingType => types[category];

/** Minutes of a session when its duration is told in no unit of a clock. */
const usualMinutes = 60;

/** The sum of the numbers before a unit: `1.5` of `1.5 hours`. */
const amount = (text: string, unit: RegExp): number =>
  [...text.matchAll(unit)].reduce((sum, [, number = '0']) => sum + Number(number.replace(',', '.')), 0);

/** Minutes of `90 minutes`, `1.5 hours`, `1h 30m`; an hour for `four weeks`. */
export function minutesOf(duration: string): number {
  const hours = amount(duration, /(\d+(?:[.,]\d+)?)\s*h(?:ours?|rs?)?(?![a-z])/gi);
  const minutes = amount(duration, /(\d+(?:[.,]\d+)?)\s*m(?:in(?:ute)?s?)?(?![a-z])/gi);
  return Math.round(hours * 60 + minutes) || usualMinutes;
}
