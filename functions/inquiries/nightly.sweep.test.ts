import { beforeEach, expect, it, vi } from 'vitest';
import { days, hours } from '#lib/clock.ts';
import { onTable } from '#lib/testing/table.ts';

/* Which inquiries a night deletes, on a real table. */

vi.mock('#functions/settings/public.ts', () => ({ currentSettings: async () => ({ time_zone: 'Europe/Berlin' }) }));
vi.mock('#lib/logger.ts', () => ({ logger: { info: () => undefined } }));

const domain = onTable(async () => ({
  ...(await import('./nightly.sweep.ts')),
  ...(await import('./sender.repo.ts')),
  ...(await import('./inquiry.repo.ts')),
  ...(await import('./inquiry-counts.ts')),
  ...(await import('./inquiry-search.ts')),
  ...(await import('#lib/ids.ts')),
  ...(await import('#lib/table/transact.ts')),
}));

const night = Date.parse('2027-06-01T02:20Z');
/** As the privacy page promises; days. */
const halfAYear = 182;
const world = { now: night };
beforeEach(() => {
  vi.spyOn(Date, 'now').mockImplementation(() => world.now);
});

const blank = { phone: '', company: '', advertisingBudget: '', advertisingGoals: '', inquiryType: '', interest: '' };
const ago = (count: number) => new Date(night - days(count)).toISOString();

async function received(email: string, state: 'open' | 'done', created_at: string, updated_at = created_at) {
  const inquiry = {
    ...{ id: domain.newId('inquiry'), kind: 'contact' as const, state, list: 'all' as const, email, name: 'Robin' },
    ...{ ...blank, subject: 'Invoice', message: 'Hello', notes: '', replies: [], created_at, updated_at, revision: 1 },
  };
  const found = [...domain.countItems(undefined, inquiry), ...domain.inquirySearch.items(undefined, inquiry)];
  await domain.transact([domain.insertInquiryItem(inquiry), domain.sentItem(inquiry), ...found]);
}

it('those that are done and were not changed for half a year, with all that leads to them', async () => {
  const long = ago(halfAYear + 1);
  for (let number = 0; number < 30; number++) await received('old@example.test', 'done', long);
  await received('open@example.test', 'open', long);
  await received('changed@example.test', 'done', long, ago(halfAYear - 1));
  await Promise.all([domain.handler(), domain.handler()]);
  expect(await domain.inquirySummary()).toEqual({ new: 0, open: 1, done: 1 });
  expect(await domain.allSentBy('old@example.test')).toEqual([]);
  expect((await domain.listInquiries({ limit: 50 })).items.map(({ email }) => email).toSorted()).toEqual([
    'changed@example.test',
    'open@example.test',
  ]);
});

it('only once a night', async () => {
  await received('old@example.test', 'done', ago(halfAYear + 1));
  world.now = night + hours(1);
  await domain.handler();
  expect(await domain.allSentBy('old@example.test')).toHaveLength(1);
  world.now = night + days(1);
  await domain.handler();
  expect(await domain.allSentBy('old@example.test')).toEqual([]);
});
