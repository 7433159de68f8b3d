import { afterEach, expect, test, vi } from 'vitest';
import { minutes } from '#lib/clock.ts';
import { onTable } from '#lib/testing/table.ts';

/* Sign-ins that wait for a code, on the real table, which deletes expired items some time later. */

const challenges = onTable(() => import('./challenge.repo.ts'));
afterEach(() => void vi.useRealTimers());

const waiting = { subject: 'sam', poolSession: 'pool-session', staffOnly: true, back_office: true };
const after = (milliseconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });

test('are known for three minutes', async () => {
  const { challenge } = await challenges.askForCode(waiting);
  expect(await challenges.findWaiting(challenge)).toEqual(waiting);
  after(minutes(3) - 1000);
  expect(await challenges.findWaiting(challenge)).toEqual(waiting);
  after(1000);
  expect(await challenges.findWaiting(challenge)).toBeUndefined();
});

test('are forgotten at their end', async () => {
  const { challenge } = await challenges.askForCode(waiting);
  await challenges.forgetWaiting(challenge);
  expect(await challenges.findWaiting(challenge)).toBeUndefined();
});
