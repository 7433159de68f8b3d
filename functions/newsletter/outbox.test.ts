import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* Tasks in a real table: claiming, retries, and recovery after a crash. */

let mails: { to: string; text: string }[] = [];
let alarms: string[] = [];
let failures = 0;
/** How far the test clock is ahead of the wall clock, in milliseconds. */
let ahead = 0;
const wallClock = Date.now.bind(Date);

vi.mock('#lib/aws/secret.ts', () => ({ readSecret: async () => ({ signing: 'key' }) }));
vi.mock('#lib/mail/mail.ts', () => ({
  sendMail: async ({ to, action }: { to: string; action: { url: string } }) => {
    if (failures-- > 0) throw new Error('SES is unavailable');
    mails.push({ to, text: action.url });
  },
}));
vi.mock('#lib/logger.ts', () => ({
  logger: { info: () => undefined, warn: () => undefined, error: (text: string) => alarms.push(text) },
}));

const load = async () => ({
  ...(await import('./outbox.ts')),
  ...(await import('#lib/outbox/outbox.repo.ts')),
  OutboxEntity: (await import('#lib/outbox/outbox.entity.ts')).OutboxEntity,
  ...(await import('./task.ts')),
  ...(await import('./subscriber/opt-in.ts')),
  ...(await import('./subscriber/subscriber.repo.ts')),
  ...(await import('./subscriber/confirmation.service.ts')),
  ...(await import('./suppression/suppression.service.ts')),
  ...(await import('./subscriber/subscriber.figures.ts')),
  ...(await import('./growth/growth.service.ts')),
});
const letters = onTable(load);
let count = 0;

beforeEach(() => {
  mails = [];
  alarms = [];
  failures = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => wallClock() + ahead);
});

const wait = (minutes: number) => {
  ahead += minutes * 60_000;
};
const sweep = () => letters.newsletterTasks.sweep(15_000);
async function asked(email = `n-${++count}@example.test`) {
  const record = letters.newOptIn(email, { interests: ['compliance'], source: 'website' });
  await letters.saveOutboxTask(record);
  return { ...record, email };
}
const tokensOf = (email: string) =>
  mails.filter(({ to }) => to === email).map(({ text }) => text.split('/').at(-1) ?? '');

describe('tasks', () => {
  it('run once when five sweeps overlap, across several pages', async () => {
    await Promise.all(Array.from({ length: 12 }, () => asked()));
    await Promise.all(Array.from({ length: 5 }, sweep));
    expect(new Set(mails.map(({ to }) => to)).size).toBe(12);
    expect(mails).toHaveLength(12);
  });

  it('send one mail when several for the same address run together', async () => {
    const { email } = await asked();
    await Promise.all(Array.from({ length: 9 }, () => asked(email)));
    for (let run = 0; run < 4; run++) {
      await sweep();
      wait(2);
    }
    expect(mails).toHaveLength(1);
    expect(await letters.findSubscriber(email)).toMatchObject({ mails: 1 });
  });

  it('are retried with increasing delays, then parked with an alarm', async () => {
    const { email, id } = await asked();
    failures = Number.POSITIVE_INFINITY;
    await sweep();
    wait(0.25);
    await sweep();
    expect((await letters.OutboxEntity.get({ id }).go()).data?.attempts).toBe(1);
    for (let round = 0; round < 20; round++) {
      wait(400);
      await sweep();
    }
    expect(alarms).toEqual(['outbox task given up']);
    expect((await letters.OutboxEntity.get({ id }).go()).data?.state).toBe('parked');
    failures = 0;
    wait(400);
    await sweep();
    expect(mails.filter(({ to }) => to === email)).toEqual([]);
  });

  it('interrupted after sending send a second mail, and only its link works', async () => {
    const { email, ...record } = await asked();
    const claimed = await letters.claimTask(record);
    if (claimed) await letters.perform(email, claimed.task);
    wait(2);
    await sweep();
    const [first = '', second = ''] = tokensOf(email);
    expect(tokensOf(email)).toHaveLength(2);
    await expect(letters.confirmSubscription(first)).rejects.toThrow('Confirmation failed');
    expect(await letters.findSubscriber(email)).toMatchObject({ status: 'pending', mails: 1 });
    await letters.confirmSubscription(second);
    expect(await letters.findSubscriber(email)).toMatchObject({ status: 'confirmed' });
  });
});

/** How many have joined and left the list. */
const growth = async () => (await letters.subscriberGrowth('90')).sums;

describe('a subscription', () => {
  it('is confirmed and counted once when ten requests follow the link at the same time', async () => {
    const { email } = await asked();
    await sweep();
    const before = await letters.subscriberSummary();
    const grown = await growth();
    const [token = ''] = tokensOf(email);
    await Promise.all(Array.from({ length: 10 }, () => letters.confirmSubscription(token)));
    await sweep();
    expect(mails.filter(({ to }) => to === email)).toHaveLength(2);
    const after = await letters.subscriberSummary();
    expect([after.subscribers - before.subscribers, after.confirmed - before.confirmed]).toEqual([0, 1]);
    await Promise.all([
      letters.suppress(email, 'bounce', new Date().toISOString()),
      letters.suppress(email, 'complaint', new Date().toISOString()),
    ]);
    const left = await letters.subscriberSummary();
    expect([left.subscribers - after.subscribers, left.confirmed - after.confirmed]).toEqual([-1, -1]);
    expect(await growth()).toEqual({ joined: grown.joined + 1, left: grown.left + 1 });
  });

  it('is deleted when it is never confirmed', async () => {
    const before = await letters.subscriberSummary();
    const { email } = await asked();
    await sweep();
    expect((await letters.subscriberSummary()).subscribers - before.subscribers).toBe(1);
    wait(7 * 24 * 60 + 1);
    await sweep();
    expect(await letters.findSubscriber(email)).toBeUndefined();
  });
});
