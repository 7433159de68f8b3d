import type { AlarmClock } from '../../service.ts';
import { Ended, type Failure } from './failure.ts';

/** Rings at a moment of the clock (milliseconds), unless `signal` aborts first: then it throws `Ended`. */
export function until(clock: AlarmClock, due: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new Ended());
    const cancel = clock.after(Math.max(0, due - clock.now()), () => {
      signal.removeEventListener('abort', ended);
      resolve();
    });
    const ended = () => {
      cancel();
      reject(new Ended());
    };
    signal.addEventListener('abort', ended, { once: true });
  });
}

/** A limit of time, and how work that exceeds it fails. */
export interface TimeLimit {
  readonly seconds: number;
  readonly failure: Failure;
}

/** The result of `work`, unless it takes longer than one of the limits or `signal` aborts. It is not stopped then. */
export async function within<T>(
  work: Promise<T>,
  limits: readonly TimeLimit[],
  clock: AlarmClock,
  signal: AbortSignal,
): Promise<T> {
  const done = new AbortController();
  const watching = AbortSignal.any([signal, done.signal]);
  const alarms = limits.map(async ({ seconds, failure }): Promise<never> => {
    await until(clock, clock.now() + seconds * 1000, watching);
    throw failure;
  });
  try {
    return await Promise.race([work, ended(watching), ...alarms]);
  } finally {
    done.abort();
  }
}

const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(new Ended());
    else signal.addEventListener('abort', () => reject(new Ended()), { once: true });
  });
