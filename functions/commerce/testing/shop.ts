import { beforeEach, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';
import { FakeGateway } from './gateway.ts';

/** The state of the stand-ins that replace everything but the table in tests. */
export const outside = {
  /** The gateway for new payments, unless `active` is set. */
  gateway: new FakeGateway('stripe'),
  /** A second configured gateway. */
  other: new FakeGateway('other'),
  /** The active gateway, if a test has changed it. */
  active: undefined as FakeGateway | undefined,
  mails: [] as { to: string; subject: string }[],
  /** How many of the next mails fail. */
  mailFailures: 0,
  /** Messages logged as errors, which would alert an operator. */
  alarms: [] as string[],
  warnings: [] as string[],
  offers: new Map<string, { id: string; title: string; price: number; published: boolean }>(),
};

/** How far the test clock is ahead of the wall clock, in milliseconds. */
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
 * The services of a test file, on the real table engine: loaded once it is ready, with fresh stand-ins for each test.
 */
export function onRealTable<Services extends object>(load: () => Promise<Services>): Services {
  const shop = onTable(load);
  beforeEach(resetOutside);
  return shop;
}

/** A person with an account. */
export const readerOf = (id: string) => ({ id, email: `${id}@example.test`, name: 'Reader', isAdmin: false });
