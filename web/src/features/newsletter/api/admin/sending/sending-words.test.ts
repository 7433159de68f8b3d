import { expect, test } from 'vitest';
import { pauseSentence, rateWords, timeLeft, timeTaken, waitSentence } from './sending-words.ts';

const at = '2026-11-27T12:05:00.000Z';

test('a pause says who or what it was', () => {
  expect(pauseSentence({ reason: 'admin', at, by: 'Ada Admin' })).toBe(
    'Ada Admin paused it on 27 Nov 2026, 12:05 UTC. No mail leaves until it is resumed.',
  );
  expect(pauseSentence({ reason: 'admin', at, by: null })).toMatch(/^An admin paused it/);
  expect(pauseSentence({ reason: 'bounces', at, by: null })).toContain('more than 5% of its mails came back');
  expect(pauseSentence({ reason: 'complaints', at, by: null })).toContain('more than 0.1% of its mails were reported');
});

test('a wait says for what and until when', () => {
  expect(waitSentence({ reason: 'quota', until: at })).toBe(
    'The mails that Amazon SES allows in a day are used up. It goes on by itself; the next try is on 27 Nov 2026, 12:05 UTC.',
  );
});

test.each([
  ['rate', /^Amazon SES asks for fewer mails a second\./],
  ['account', /^The account at Amazon SES may not send at the moment;/],
  ['outage', /^Amazon SES does not answer\./],
] as const)('a wait for %s says so', (reason, words) => expect(waitSentence({ reason, until: at })).toMatch(words));

test('a pause after errors says where to look', () => {
  expect(pauseSentence({ reason: 'errors', at, by: null })).toMatch(/could not go on.* The logs say why/);
});

test.each([
  [20, 'less than a minute'],
  [60, 'about 1 minute'],
  [700, 'about 12 minutes'],
  [59.6 * 60, 'about 1 h 0 min'],
  [12_000, 'about 3 h 20 min'],
])('%s seconds are left: %s', (seconds, words) => expect(timeLeft(seconds)).toBe(words));

test.each([
  ['2026-11-27T12:05:40.000Z', '40 s'],
  ['2026-11-27T12:17:10.000Z', '12 min'],
  ['2026-11-27T15:25:00.000Z', '3 h 20 min'],
  ['2026-11-27T13:04:50.000Z', '1 h 0 min'],
  ['2026-11-27T14:04:50.000Z', '2 h 0 min'],
])('until %s it took %s', (to, words) => expect(timeTaken(at, to)).toBe(words));

test('a rate has a decimal while it is small', () => {
  expect([rateWords(0.24), rateWords(13.96), rateWords(200.4)]).toEqual(['0.2', '14.0', '200']);
});
