import { expect, it } from 'vitest';
import { placeText, readPlace } from './place.ts';

it('a place is read as it was written', () => {
  const place = { round: 2, batch: '000003', place: 12 };
  expect(placeText(place)).toBe('2#000003#12');
  expect(readPlace(placeText(place))).toEqual(place);
});

it.each(['', '2#000003', '2#000003#', '#000003#1', '2#000003#12#1'])('%j is none', (text) => {
  expect(() => readPlace(text)).toThrow(`Not a place of a recipient: ${text}`);
});
