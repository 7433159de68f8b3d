import type { Event } from '../event/records.ts';

const firstDelaysMs = [1_000, 5_000, 30_000];
const laterDelayMs = 60_000;
const giveUpSeconds = 24 * 3600;

/** Soon at first, because a restarted shop is back within seconds; then at a slower pace. */
export function delayAfter(attempts: number, delaysMs: readonly number[] = firstDelaysMs): number {
  return delaysMs[attempts - 1] ?? laterDelayMs;
}

/** By the clock that tests move, not by real time. */
export function isTooOld(event: Event, nowMs: number): boolean {
  return nowMs / 1000 - event.created >= giveUpSeconds;
}

/** Only 2xx: a shop that redirects or fails has not accepted the event. */
export function isSuccess(status: number | null): status is number {
  return status !== null && status >= 200 && status < 300;
}
