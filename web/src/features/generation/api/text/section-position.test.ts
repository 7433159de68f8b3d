import { expect, it } from 'vitest';
import { sectionPosition } from './section-position.ts';

it('chapters are sections by their titles, in their order', () => {
  const chapters = [null, 'One', 'By hand', 'Two', 'One', 'One'];
  const found = chapters.map((_, place) => sectionPosition(['One', 'Two', 'One'], chapters, place));
  expect(found).toEqual([undefined, 0, undefined, 1, 2, undefined]);
});
