import { expect, it } from 'vitest';
import { countOf, mostCards, positionOf, postingOf } from './postings.ts';

it.each([
  [0, 1],
  [1, 4095],
  [524_288, 7],
  [mostCards - 1, 4095],
])('round-trips position %i and count %i in 32 bits', (position, count) => {
  const [posting = 0] = Uint32Array.of(postingOf(position, count));
  expect([positionOf(posting), countOf(posting)]).toEqual([position, count]);
});

it('counts no further than there is room, and leaves the position as it is', () => {
  const posting = postingOf(3, 5000);
  expect([positionOf(posting), countOf(posting)]).toEqual([3, 4095]);
});
