import { afterEach, describe, expect, it, vi } from 'vitest';
import { minutesOf, Scheduler } from './scheduler.ts';

afterEach(() => void vi.useRealTimers());

it('is idle when all runs started by the clock have ended', async () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const { promise, reject } = Promise.withResolvers<void>();
  const invoke = vi.fn(() => promise);
  const scheduler = new Scheduler([{ name: 'Sweep', everyMinutes: 1, invoke }], (line) => lines.push(line));
  scheduler.start();
  vi.advanceTimersByTime(60_000);
  scheduler.stop();
  vi.advanceTimersByTime(600_000);
  expect(invoke).toHaveBeenCalledOnce();
  const idle = scheduler.idle().then(() => lines.push('idle'));
  reject(new Error('stopped'));
  await idle;
  expect(lines).toEqual(['Sweep: stopped\n', 'idle']);
});

describe('minutesOf', () => {
  it.each([
    ['rate(1 minute)', 1],
    ['rate(15 minutes)', 15],
    ['rate(2 hours)', 120],
    ['rate(1 day)', 1440],
  ])('%s is %i', (expression, minutes) => expect(minutesOf(expression)).toBe(minutes));
  it('names an unsupported expression', () => expect(() => minutesOf('cron(0 12 * * ? *)')).toThrow(/cron/));
});
