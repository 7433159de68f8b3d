import { vi } from 'vitest';
import { FakeGateway } from './gateway.ts';

/** What the services of this domain meet in tests instead of the world outside the table. */
export const outside = {
  gateway: new FakeGateway(),
  mails: [] as { to: string; subject: string }[],
  /** Lines logged as errors: what an operator would be woken by. */
  alarms: [] as string[],
  offers: new Map<string, { id: string; title: string; price: number; published: boolean }>(),
};

/** Milliseconds by which time is ahead of the wall clock. */
let ahead = 0;
const wallClock = Date.now.bind(Date);

export function resetOutside(): void {
  outside.gateway = new FakeGateway();
  outside.mails.length = 0;
  outside.alarms.length = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => wallClock() + ahead);
}

export const wait = (minutes: number): void => {
  ahead += minutes * 60_000;
};
