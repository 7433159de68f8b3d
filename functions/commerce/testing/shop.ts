import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { openTable } from '#lib/testing/table.ts';
import { FakeGateway } from './gateway.ts';

/** What the services of this domain meet in tests instead of the world outside the table. */
export const outside = {
  /** The gateway that new payments are opened with, while no other is active. */
  gateway: new FakeGateway('stripe'),
  /** A second one that is set up as well. */
  other: new FakeGateway('other'),
  /** The active one where a test has changed it. */
  active: undefined as FakeGateway | undefined,
  mails: [] as { to: string; subject: string }[],
  /** So many mails fail from now on. */
  mailFailures: 0,
  /** Lines logged as errors: what an operator would be woken by. */
  alarms: [] as string[],
  warnings: [] as string[],
  offers: new Map<string, { id: string; title: string; price: number; published: boolean }>(),
};

/** Milliseconds by which time is ahead of the wall clock. */
let ahead = 0;
const wallClock = Date.now.bind(Date);

export function resetOutside(): void {
  outside.gateway = new FakeGateway('stripe');
  outside.other = new FakeGateway('other');
  outside.active = undefined;
  outside.mails.length = 0;
  outside.mailFailures = 0;
  outside.alarms.length = 0;
  outside.warnings.length = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => wallClock() + ahead);
}

export const wait = (minutes: number): void => {
  ahead += minutes * 60_000;
};

/**
 * The services of a test file, on the real table engine: loaded once it is there, with a new world outside for each
 * test.
 */
export function onRealTable<Services extends object>(load: () => Promise<Services>): Services {
  const shop = {} as Services;
  let close: () => Promise<void>;
  beforeAll(async () => {
    close = await openTable();
    Object.assign(shop, await load());
  });
  afterAll(() => close());
  beforeEach(resetOutside);
  return shop;
}

/** Somebody with an account. */
export const readerOf = (id: string) => ({ id, email: `${id}@example.test`, name: 'Reader', isAdmin: false });
