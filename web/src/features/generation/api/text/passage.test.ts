import { expect, it } from 'vitest';
import { placeOf } from './passage.ts';

it.each([
  ['The fact base knows PR.AC here.', 'PR.AC', 'PR.AC'],
  ['Leavers keep their badges for a week.', 'Leavers **keep** their\nbadges for…', 'Leavers keep their badges for'],
  ['One two', '## One two', 'One two'],
])('in "%s" it finds %j', (shown, excerpt, found) => {
  const place = placeOf(shown, excerpt);
  expect(place && shown.slice(place.start, place.end)).toBe(found);
});

it.each(['', '…', 'Not there'])('it does not find %j', (excerpt) => {
  expect(placeOf('A text.', excerpt)).toBeUndefined();
});
