import { expect, it } from 'vitest';
import { defaultSettings, type Settings } from '#shared/settings/settings.ts';
import { missingSettings } from './missing-settings.ts';

const given: Settings = {
  ...defaultSettings,
  support_email: 'help@shop.org',
  operator_email: 'desk@shop.org',
  postal_address: 'Rampart Press\n1 Lane\nTown',
};
const fields = (change: Partial<Settings>) => missingSettings({ ...given, ...change }).map(({ field }) => field);

it('is nothing once an operator has given everything', () => expect(fields({})).toEqual([]));

it.each(['a@rampart.test', 'a@b.example', 'a@example.com', 'a@mail.example.org'])('is an address at %s', (address) =>
  expect(fields({ support_email: address, operator_email: address })).toEqual(['support_email', 'operator_email']),
);

it('is each of the two addresses by itself', () => {
  expect(fields({ support_email: 'a@rampart.test' })).toEqual(['support_email']);
  expect(fields({ operator_email: 'a@rampart.test' })).toEqual(['operator_email']);
});

it('is no address that only looks like one of these', () =>
  expect(fields({ support_email: 'test@myexample.com', operator_email: 'example@test.org' })).toEqual([]));

it.each(['', 'Rampart Press', 'Rampart Press\n '])('is a postal address like %j', (postal) =>
  expect(fields({ postal_address: postal })).toEqual(['postal_address']),
);

it('is a figure of the advertise page that is blank', () =>
  expect(fields({ advertise: { subscribers: '5,000+', open_rate: ' ', click_through: '' } })).toEqual([
    'open_rate',
    'click_through',
  ]));
