import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scheduleOf } from '../../aws/eventbridge/schedule/expression.ts';
import { MovableClock } from '../clock.ts';
import { Scheduler } from './scheduler.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2031, 4, 6, 7, 30) }));
afterEach(() => void vi.useRealTimers());

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A scheduler of these expressions, with what has run and when it was due. */
function aScheduler(
  expressions: Record<string, string>,
  invoke: (name: string) => Promise<unknown> = async () => 'done',
  ratesBy?: 'wall clock',
) {
  const clock = new MovableClock();
  const clocks = { calendar: clock, rates: ratesBy === 'wall clock' ? new MovableClock() : clock };
  const ran: string[] = [];
  const rules = Object.entries(expressions).map(([name, expression]) => ({
    name,
    schedule: scheduleOf(expression, 'Europe/Berlin'),
    invoke: async (time: number) => {
      ran.push(`${name} ${new Date(time).toISOString().slice(5, 16)}`);
      await invoke(name);
    },
  }));
  const scheduler = new Scheduler(rules, clocks, (line) => ran.push(line));
  scheduler.start();
  return { clock, ran, scheduler };
}

describe('a rate', () => {
  it('runs again and again, the first time after its interval', () => {
    const { ran } = aScheduler({ Sweep: 'rate(1 minute)' });
    vi.advanceTimersByTime(59_999);
    expect(ran).toEqual([]);
    vi.advanceTimersByTime(61_000);
    expect(ran).toEqual(['Sweep 05-06T07:31', 'Sweep 05-06T07:32']);
  });

  it('begins at a moment of its own, so that not all run at once, and keeps it when the clock is moved', () => {
    const { clock, ran } = aScheduler({ First: 'rate(1 minute)', Second: 'rate(5 minutes)', Third: 'rate(1 minute)' });
    const within = (seconds: number) => {
      ran.length = 0;
      vi.advanceTimersByTime(seconds * 1000);
      return ran.map((run) => run.split(' ')[0]);
    };
    expect(within(59)).toEqual([]);
    expect(within(1)).toEqual(['First']);
    expect(within(40)).toEqual(['Third']);
    expect(within(80)).toEqual(['First', 'Third', 'First']);
    clock.advance(hourMs + 15_000);
    expect(within(24)).toEqual([]);
    expect(within(1)).toEqual(['Third']);
    expect(within(20)).toEqual(['First']);
    expect(within(39)).toEqual([]);
    expect(within(41)).toEqual(['Third', 'First', 'Second']);
  });

  it('runs once when the clock is moved past it, however often it was due, and goes on from there', () => {
    const { clock, ran } = aScheduler({ Sweep: 'rate(1 minute)', Daily: 'rate(1 day)', Weekly: 'rate(7 days)' });
    clock.advance(2 * dayMs + hourMs);
    expect(ran).toEqual(['Sweep 05-08T08:30', 'Daily 05-08T08:30']);
    clock.advance(30_000);
    vi.advanceTimersByTime(30_000);
    expect(ran.slice(2)).toEqual(['Sweep 05-08T08:31']);
  });

  it('is due after its interval when the clock is moved back', () => {
    const { clock, ran } = aScheduler({ Sweep: 'rate(1 minute)' });
    for (const days of [1, -2]) clock.advance(days * dayMs);
    vi.advanceTimersByTime(60_000);
    expect(ran).toEqual(['Sweep 05-07T07:30', 'Sweep 05-05T07:31']);
  });

  it('can run by the wall clock, whatever becomes of the other one', () => {
    const { clock, ran } = aScheduler({ Sweep: 'rate(1 minute)' }, undefined, 'wall clock');
    clock.advance(dayMs);
    expect(ran).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(ran).toHaveLength(1);
  });

  it('is idle when all its runs have ended', async () => {
    const { promise, reject } = Promise.withResolvers<void>();
    const { ran, scheduler } = aScheduler({ Sweep: 'rate(1 minute)' }, () => promise);
    vi.advanceTimersByTime(60_000);
    scheduler.stop();
    vi.advanceTimersByTime(600_000);
    expect(ran).toEqual(['Sweep 05-06T07:31']);
    const idle = scheduler.idle().then(() => ran.push('idle'));
    reject(new Error('stopped'));
    await idle;
    expect(ran.slice(1)).toEqual(['Sweep: stopped\n', 'idle']);
  });
});

describe('a schedule of the calendar', () => {
  it('runs when its time comes', async () => {
    const { ran, scheduler } = aScheduler({ Daily: 'cron(0 10 * * ? *)' });
    vi.advanceTimersByTime(hourMs / 2 - 1);
    expect(ran).toEqual([]);
    vi.advanceTimersByTime(1);
    await scheduler.idle();
    expect(ran).toEqual(['Daily 05-06T08:00']);
    vi.advanceTimersByTime(dayMs);
    await scheduler.idle();
    expect(ran).toEqual(['Daily 05-06T08:00', 'Daily 05-07T08:00']);
  });

  it('runs once for each time that the clock is moved past, in order, one after the other', async () => {
    let running = 0;
    const { clock, ran, scheduler } = aScheduler(
      { Late: 'cron(0 20 * * ? *)', Early: 'cron(0 10 * * ? *)', Once: 'at(2031-05-07T12:00:00)' },
      async () => {
        running += 1;
        expect(running).toBe(1);
        await Promise.resolve();
        running -= 1;
      },
    );
    clock.advance(2 * dayMs);
    await scheduler.idle();
    const expected = [
      'Early 05-06T08:00',
      'Late 05-06T18:00',
      'Early 05-07T08:00',
      'Once 05-07T10:00',
      'Late 05-07T18:00',
    ];
    expect(ran).toEqual(expected);
    clock.advance(0);
    vi.advanceTimersByTime(hourMs / 4);
    await scheduler.idle();
    expect(ran).toEqual(expected);
  });

  it('keeps its local time when the clock is moved past both changes of a year', async () => {
    const { clock, ran, scheduler } = aScheduler({ Monthly: 'cron(30 2 26,30 3,10 ? *)' });
    clock.advance(340 * dayMs);
    await scheduler.idle();
    expect(ran).toEqual(['Monthly 10-26T00:30', 'Monthly 10-30T01:30', 'Monthly 03-26T01:30', 'Monthly 03-30T00:30']);
  });

  it('is due again when the clock is moved back', async () => {
    const { clock, ran, scheduler } = aScheduler({ Daily: 'cron(0 10 * * ? *)' });
    for (const days of [1, -1, 1]) clock.advance(days * dayMs);
    await scheduler.idle();
    expect(ran).toEqual(['Daily 05-06T08:00', 'Daily 05-06T08:00']);
  });

  it('goes on after a run that failed', async () => {
    const { clock, ran, scheduler } = aScheduler({ Daily: 'cron(0 10 * * ? *)' }, () =>
      Promise.reject(new Error('no')),
    );
    clock.advance(2 * dayMs);
    await scheduler.idle();
    expect(ran).toEqual(['Daily 05-06T08:00', 'Daily: no\n', 'Daily 05-07T08:00', 'Daily: no\n']);
  });

  it('leaves out what is more than a thousand runs, and says so', async () => {
    const { clock, ran, scheduler } = aScheduler({ Often: 'cron(* * * * ? *)' });
    clock.advance(30 * dayMs);
    await scheduler.idle();
    expect(ran).toHaveLength(1001);
    expect(ran[0]).toMatch(/more than 1000 runs/);
    clock.advance(60_000);
    await scheduler.idle();
    expect(ran.at(-1)).toBe('Often 06-05T07:31');
  });

  it('begins no run after it was stopped', async () => {
    const { clock, ran, scheduler } = aScheduler({ Daily: 'cron(0 10 * * ? *)' });
    clock.advance(2 * dayMs);
    scheduler.stop();
    clock.advance(2 * dayMs);
    await scheduler.idle();
    expect(ran).toEqual(['Daily 05-06T08:00']);
  });

  it('can be fired by name', async () => {
    const { ran, scheduler } = aScheduler({ Daily: 'cron(0 10 * * ? *)' });
    expect(await scheduler.fire('Daily')).toBe(true);
    expect(await scheduler.fire('Weekly')).toBe(false);
    expect(ran).toEqual(['Daily 05-06T07:30']);
  });
});
