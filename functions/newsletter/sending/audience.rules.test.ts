import { expect, it } from 'vitest';
import { audienceChange, audienceOf } from '../audience/audience.rules.ts';
import { isAddressed } from './audience.rules.ts';

const subscriber = (interests: string[], status: 'confirmed' | 'pending' = 'confirmed') => ({ status, interests });

it('a newsletter goes to those who chose one of its topics, and to those who chose none', () => {
  expect(isAddressed(subscriber(['compliance', 'frameworks']), ['frameworks'])).toBe(true);
  expect(isAddressed(subscriber(['compliance']), ['frameworks'])).toBe(false);
  expect(isAddressed(subscriber([]), ['frameworks'])).toBe(true);
  expect(isAddressed(subscriber(['a tag of an article']), ['frameworks'])).toBe(true);
  expect(isAddressed(subscriber(['compliance']), [])).toBe(true);
  expect(isAddressed(subscriber([], 'pending'), [])).toBe(false);
});

it('are as many as the composer says', () => {
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
