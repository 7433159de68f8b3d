import { describe, expect, it } from 'vitest';
import { coachingPackages } from './coaching.ts';

describe('the coaching packages', () => {
  it('cover every type and every category', () => {
    expect(new Set(coachingPackages.map(({ coaching_type }) => coaching_type)).size).toBe(3);
    expect(new Set(coachingPackages.map(({ category }) => category)).size).toBe(4);
  });

  it.each(coachingPackages.map((offer) => [offer.slug, offer] as const))('%s agrees in both forms', (_, offer) => {
    expect(offer.is_free).toBe(offer.price === 0);
    expect(offer.level).toBe(offer.difficulty_level);
    expect(offer.duration).toBe(`${offer.session_duration} minutes`);
  });
});
