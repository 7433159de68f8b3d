import { setTimeout as pause } from 'node:timers/promises';

/** Keeps mails apart, so that there are no more of them in a second than allowed, however many are sent side by side. */
export interface Pace {
  /** Waits for the turn of the next mail. */
  turn(): Promise<void>;
  /** SES has asked for fewer. */
  slowDown(): void;
  /** Mails a second. */
  readonly rate: number;
}

/** What a test gives instead of the clock. */
export interface Clock {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<unknown>;
}
const realClock: Clock = { now: () => performance.now(), wait: (milliseconds) => pause(milliseconds) };

export function createPace(most: number, { now, wait }: Clock = realClock): Pace {
  let rate = most;
  let next = now();
  return {
    get rate() {
      return rate;
    },
    async turn() {
      const at = Math.max(next, now());
      next = at + 1000 / rate;
      if (at > now()) await wait(at - now());
    },
    slowDown() {
      rate = Math.max(1, rate / 2);
    },
  };
}
