import { expect, it } from 'vitest';
import { countOf, entryOf, mostCards, positionOf } from './entries.ts';

it.each([
  [0, 1],
  [1, 4095],
  [524_288, 7],
  [mostCards - 1, 4095],
])('has back position %i and count %i, as 32 bits', (position, count) => {
  const [entry = 0] = Uint32Array.of(entryOf(position, count));
  expect([positionOf(entry), countOf(entry)]).toEqual([position, count]);
});

it('counts no further than there is room, and leaves the position as it is', () => {
  const entry = entryOf(3, 5000);
  expect([positionOf(entry), countOf(entry)]).toEqual([3, 4095]);
});
