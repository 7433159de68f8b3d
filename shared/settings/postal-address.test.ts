import { expect, it } from 'vitest';
import { postalLines } from './postal-address.ts';

it('leaves out blank lines and the seller’s name at the start', () => {
  expect(postalLines('Rampart Press\n 1 Lane \n\nTown')).toEqual(['1 Lane', 'Town']);
  expect(postalLines('1 Lane\nRampart Press')).toEqual(['1 Lane', 'Rampart Press']);
});

it.each(['', ' \n ', 'Rampart Press', 'Rampart Press\n '])('has none before there is an address: %j', (text) => {
  expect(postalLines(text)).toEqual([]);
});
