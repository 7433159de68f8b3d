import { describe, expect, it } from 'vitest';
import { scheduleOf } from './expression.ts';

/** The next times, in UTC, after a moment. */
function due(expression: string, after: string, count: number, zone?: string): string[] {
  const schedule = scheduleOf(expression, zone);
  if (!('next' in schedule)) throw new Error('It has no calendar');
  const times: string[] = [];
  let moment: number | undefined = Date.parse(after);
  while (times.length < count) {
    moment = schedule.next(moment);
    if (moment === undefined) return [...times, 'never'];
    times.push(new Date(moment).toISOString().replace(/:00\.000Z$/, ''));
  }
  return times;
}

describe('cron', () => {
  it.each<[string, string, string[]]>([
    ['cron(0 12 * * ? *)', '2031-05-06T12:00:00Z', ['2031-05-07T12:00', '2031-05-08T12:00']],
    ['cron(0 12 * * ? *)', '2031-05-06T11:59:59.999Z', ['2031-05-06T12:00']],
    ['cron(0/20 8-9 * * ? *)', '2031-05-06T09:30:00Z', ['2031-05-06T09:40', '2031-05-07T08:00']],
    ['cron(15,45 * ? * MON-FRI *)', '2031-05-09T23:30:00Z', ['2031-05-09T23:45', '2031-05-12T00:15']],
    [
      'cron(0 0 1,15 JAN,JUL ? *)',
      '2031-05-06T00:00:00Z',
      ['2031-07-01T00:00', '2031-07-15T00:00', '2032-01-01T00:00'],
    ],
    ['cron(0 0 L * ? *)', '2032-01-31T00:00:00Z', ['2032-02-29T00:00', '2032-03-31T00:00']],
    ['cron(0 0 29 2 ? *)', '2031-01-01T00:00:00Z', ['2032-02-29T00:00', '2036-02-29T00:00']],
    ['cron(0 0 1W * ? *)', '2031-01-31T00:00:00Z', ['2031-02-03T00:00', '2031-03-03T00:00', '2031-04-01T00:00']],
    ['cron(0 0 31W * ? *)', '2031-05-01T00:00:00Z', ['2031-05-30T00:00', '2031-07-31T00:00']],
    ['cron(0 0 ? * 6L *)', '2031-05-01T00:00:00Z', ['2031-05-30T00:00', '2031-06-27T00:00']],
    ['cron(0 0 ? * TUE#2 *)', '2031-05-01T00:00:00Z', ['2031-05-13T00:00', '2031-06-10T00:00']],
    ['cron(0 0 ? * L *)', '2031-05-01T00:00:00Z', ['2031-05-03T00:00', '2031-05-10T00:00']],
    ['cron(0 0 1 1 ? 2031-2032)', '2031-05-01T00:00:00Z', ['2032-01-01T00:00', 'never']],
    ['cron(0 0 30 2 ? *)', '2031-05-01T00:00:00Z', ['never']],
  ])('%s after %s', (expression, after, times) => expect(due(expression, after, times.length)).toEqual(times));
});

describe('the clock change', () => {
  const berlin = 'Europe/Berlin';
  it('keeps the local time of day over a year', () => {
    expect(due('cron(0 9 1 * ? *)', '2031-02-28T12:00:00Z', 9, berlin).map((time) => time.slice(5, 13))).toEqual([
      ...['03-01T08', '04-01T07', '05-01T07', '06-01T07', '07-01T07', '08-01T07', '09-01T07', '10-01T07', '11-01T08'],
    ]);
  });

  it('skips a time that does not exist', () => {
    const expected = ['2031-03-29T01:30', '2031-03-31T00:30'];
    expect(due('cron(30 2 * * ? *)', '2031-03-29T00:00:00Z', 2, berlin)).toEqual(expected);
    const each = ['2031-03-30T00:30', '2031-03-30T01:00', '2031-03-30T01:30'];
    expect(due('cron(0/30 * * * ? *)', '2031-03-30T00:00:00Z', 3, berlin)).toEqual(each);
  });

  it('runs once at a time that exists twice', () => {
    const expected = ['2031-10-26T00:30', '2031-10-27T01:30'];
    expect(due('cron(30 2 * * ? *)', '2031-10-25T12:00:00Z', 2, berlin)).toEqual(expected);
    expect(due('cron(30 2 * * ? *)', '2031-10-26T01:10:00Z', 1, berlin)).toEqual(['2031-10-27T01:30']);
    expect(due('cron(0 * * * ? *)', '2031-10-25T23:30:00Z', 3, berlin)).toEqual([
      ...['2031-10-26T00:00', '2031-10-26T02:00', '2031-10-26T03:00'],
    ]);
  });

  it('knows other zones and offsets', () => {
    expect(due('cron(0 0 * * ? *)', '2031-05-06T00:00:00Z', 1, 'Asia/Kathmandu')).toEqual(['2031-05-06T18:15']);
    expect(due('cron(15 2 * * ? *)', '2031-10-04T00:00:00Z', 2, 'Australia/Lord_Howe')).toEqual([
      ...['2031-10-05T15:15', '2031-10-06T15:15'],
    ]);
  });
});

it('runs at(…) once, in its time zone', () => {
  expect(due('at(2031-07-01T09:00:00)', '2031-05-06T00:00:00Z', 2, 'Europe/Berlin')).toEqual([
    '2031-07-01T07:00',
    'never',
  ]);
});

it.each([
  ['rate(1 minute)', 1],
  ['rate(15 minutes)', 15],
  ['rate(2 hours)', 120],
  ['rate(1 day)', 1440],
])('%s is every %i minutes', (expression, everyMinutes) => expect(scheduleOf(expression)).toEqual({ everyMinutes }));

it.each<[string, RegExp]>([
  ['cron(0 12 * * * *)', /must be \?/],
  ['cron(0 12 ? * ? *)', /must be \?/],
  ['cron(0 12 * * ?)', /six fields/],
  ['cron(60 12 * * ? *)', /60 is no minute/],
  ['cron(0 12 LW * ? *)', /LW is no day of the month/],
  ['cron(0 12 ? * 8 *)', /8 is no day of the week/],
  ['cron(0 12 ? * MON#6 *)', /MON#6 is no day/],
  ['cron(0 5-2 * * ? *)', /ends before it begins/],
  ['cron(0/0 * * * ? *)', /no minute/],
  ['cron(0 12 * * ? 1969)', /1969 is no year/],
  ['rate(0 minutes)', /no rate/],
  ['rate(5 seconds)', /no rate/],
  ['at(2031-02-30)', /no time/],
  ['every day', /not known here/],
])('%s is refused', (expression, sentence) => expect(() => scheduleOf(expression)).toThrow(sentence));

it('refuses a zone and a time that do not exist', () => {
  expect(() => scheduleOf('rate(1 day)', 'Europe/Atlantis')).toThrow(/time zone Europe\/Atlantis/);
  expect(() => scheduleOf('at(2031-03-30T02:30:00)', 'Europe/Berlin')).toThrow(/never show/);
});
