import { expect, it } from 'vitest';
import { audienceChange, audienceOf } from './audience.rules.ts';

const confirmed = (...interests: string[]) => ({ status: 'confirmed' as const, interests });

it('moves a subscriber from one set of interests to the other, in the order of the list', () => {
  const [before, after] = [confirmed('frameworks', 'compliance'), confirmed('compliance')];
  expect(audienceChange(undefined, before)).toEqual({ 'compliance+frameworks': 1 });
  expect(audienceChange(before, after)).toEqual({ 'compliance+frameworks': -1, compliance: 1 });
  expect(audienceChange(after, { ...after, status: 'suppressed' })).toEqual({ compliance: -1 });
  expect(audienceChange(after, undefined)).toEqual({ compliance: -1 });
});

it('counts nobody before they confirm, and those without a topic of the list with all', () => {
  expect(audienceChange(undefined, { status: 'pending', interests: ['compliance'] })).toBeUndefined();
  expect(audienceChange(confirmed('a tag'), confirmed())).toBeUndefined();
  expect(audienceChange(undefined, confirmed('a tag'))).toEqual({ all: 1 });
});

it('counts everybody once, whichever of the interests they share', () => {
  const figures = { all: 1, compliance: 2, 'compliance+frameworks': 4, cybersecurity: 8 };
  expect(audienceOf(figures, [])).toBe(15);
  expect(audienceOf(figures, ['compliance', 'frameworks'])).toBe(7);
  expect(audienceOf(figures, ['industry_news'])).toBe(1);
});
