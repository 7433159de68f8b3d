import { expect, it } from 'vitest';
import { days, now } from '#lib/clock.ts';
import { sendingTimeLimit } from '#shared/newsletter/sending-payload.ts';
import { isOver, recipientTtl } from './retention.ts';

it('recipients are kept until the longest sending is over that could be resumed on the last day', () => {
  const lastDay = now() + days(365);
  expect(isOver({ started_at: new Date(now() - days(365) + 60_000).toISOString() })).toBe(false);
  expect(isOver({ started_at: new Date(now() - days(365)).toISOString() })).toBe(true);
  expect(recipientTtl() * 1000).toBeGreaterThanOrEqual(lastDay + sendingTimeLimit * 1000);
});
