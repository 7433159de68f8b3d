import { expect, it } from 'vitest';
import { audienceChange, audienceOf, isAddressed } from './audience.rules.ts';

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

const subscriber = (interests: string[], status: 'confirmed' | 'pending' = 'confirmed') => ({ status, interests });

it('a newsletter goes to those who chose one of its topics, and to those who chose none', () => {
  expect(isAddressed(subscriber(['compliance', 'frameworks']), ['frameworks'])).toBe(true);
  expect(isAddressed(subscriber(['compliance']), ['frameworks'])).toBe(false);
  expect(isAddressed(subscriber([]), ['frameworks'])).toBe(true);
  expect(isAddressed(subscriber(['a tag of an article']), ['frameworks'])).toBe(true);
  expect(isAddressed(subscriber(['compliance']), [])).toBe(true);
  expect(isAddressed(subscriber([], 'pending'), [])).toBe(false);
});

it('those to whom it goes are as many as the composer says', () => {
  const all = [[], ['compliance'], ['frameworks', 'compliance'], ['of its own'], ['case_studies']].map((interests) =>
    subscriber(interests),
  );
  const figures: Record<string, number> = {};
  for (const each of all)
    for (const [set, by] of Object.entries(audienceChange(undefined, each) ?? {}))
      figures[set] = (figures[set] ?? 0) + by;
  for (const topics of [[], ['compliance'], ['frameworks'], ['compliance', 'case_studies'], ['industry_news']])
    expect(all.filter((each) => isAddressed(each, topics))).toHaveLength(audienceOf(figures, topics));
});
