import { setTimeout as pause } from 'node:timers/promises';

/** Keeps mails apart, so that there are no more of them in a second than allowed, however many are sent side by side. */
export interface Pace {
  /** Waits for the turn of the next mail. */
  turn(): Promise<void>;
  /** SES has asked for fewer: half of them for now, slowly more again afterwards. */
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

/** Milliseconds in which a rate that was reduced to nothing would be whole again. */
const recovery = 60_000;
/** Mails a second below which SES's asking for fewer changes nothing. */
const fewest = 1;
/** Several lanes that are asked at the same time slow down once. */
const oneRequest = 1000;

/** `most`: mails a second; may be less than one. */
export function createPace(most: number, { now, wait }: Clock = realClock): Pace {
  let rate = most;
  let next = now();
  let lastTurn = now();
  let slowedAt = Number.NEGATIVE_INFINITY;
  return {
    get rate() {
      return rate;
    },
    async turn() {
      rate = Math.min(most, rate + (most * (now() - lastTurn)) / recovery);
      lastTurn = now();
      const at = Math.max(next, now());
      next = at + 1000 / rate;
      if (at > now()) await wait(at - now());
    },
    slowDown() {
      if (now() - slowedAt < oneRequest) return;
      slowedAt = now();
      rate = Math.max(Math.min(fewest, most), rate / 2);
    },
  };
}
