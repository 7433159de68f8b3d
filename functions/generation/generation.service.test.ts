import { expect, it } from 'vitest';
import { minutes, now, seconds } from '#lib/clock.ts';
import { executionTimeLimit } from '#shared/generation/payload.ts';
import { overAt } from './generation.service.ts';

it('a generation whose execution ran out of time is ended soon after, not an hour later', () => {
  const late = overAt() - now() - seconds(executionTimeLimit);
  expect(late).toBeGreaterThan(minutes(5));
  expect(late).toBeLessThan(minutes(15));
});
