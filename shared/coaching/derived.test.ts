import { describe, expect, it } from 'vitest';
import { coachingCategories } from './choices.ts';
import { minutesOf, typeOfCategory } from './derived.ts';

describe('the minutes of a session', () => {
  it.each([
    ['90 minutes', 90],
    ['1 hour', 60],
    ['1.5 hours', 90],
    ['1,5 h', 90],
    ['1h 30m', 90],
    ['2 hrs', 120],
    ['45 min', 45],
    ['4 sessions of 30 minutes', 30],
    ['6 weeks', 60],
    ['3 months', 60],
    ['', 60],
  ])('of "%s" are %i', (duration, minutes) => expect(minutesOf(duration)).toBe(minutes));
});

it('gives every category a type', () => {
  expect(coachingCategories.map(typeOfCategory)).toEqual(['framework', 'prompt', 'custom', 'custom']);
});
