import { beforeEach, expect, it, vi } from 'vitest';
import { allowance } from './quota.ts';

/* What one sending may use while others are under way. */

const world = { underWay: 0 };
vi.mock('#lib/aws/client.ts', () => ({
  createClient: () => ({ send: async () => ({ MaxSendRate: -1, Max24HourSend: 5000, SentLast24Hours: 500 }) }),
}));
vi.mock('#functions/settings/public.ts', () => ({ currentSettings: async () => ({ sender_rate: 60 }) }));
vi.mock('../sending.repo.ts', () => ({
  sendingsUnderWay: async () => Array.from({ length: world.underWay }, () => ({})),
}));

beforeEach(() => {
  world.underWay = 0;
});

it.each([
  // The list of those under way may be some moments old: the first one may not be in it yet.
  [0, 60, 4000],
  [1, 60, 4000],
  [2, 30, 2000],
  [4, 15, 1000],
])('with %i under way it is %i a second, and %i in the rest of the day', async (underWay, rate, remaining) => {
  world.underWay = underWay;
  expect(await allowance('nws_1')).toEqual({ rate, remaining });
});
