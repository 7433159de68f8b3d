import { describe, expect, test } from 'vitest';
import { onTable } from '#lib/testing/table.ts';
import type { PageQuery } from '#shared/kernel/page.ts';
import type { Recipient, RecipientFilter } from '#shared/newsletter/sending.ts';
import type { RecipientState } from '#shared/newsletter/sending-choices.ts';

/* The pages of recipients, on the real table: many batches of one recipient each stand for a large newsletter. */

const lib = onTable(async () => ({
  ...(await import('../sending/sending.entity.ts')),
  ...(await import('../sending/batch/batch.repo.ts')),
  ...(await import('../subscriber/subscriber.entity.ts')),
  ...(await import('./recipient.entity.ts')),
  ...(await import('./recipient-list.service.ts')),
}));

const at = '2026-11-27T12:00:00.000Z';
const none = { sent: 0, failed: 0, suppressed: 0, uncertain: 0 };
/** In 2100. */
const ttl = 4_102_444_800;
let made = 0;

/** A newsletter whose recipient of each batch is in a state; those of undefined are queued. */
async function newsletterWith(states: readonly (RecipientState | undefined)[]): Promise<string> {
  made += 1;
  const newsletter_id = `nwl_${made}`;
  const total = states.length;
  await lib.SendingEntity.put({
    ...{ newsletter_id, state: 'sent', run: 1, round: 1, links: [], started_at: at, seen_at: at },
  }).go();
  await lib.RoundEntity.put({
    ...{ newsletter_id, round: 1, kind: 'audience', started_at: at, batches: total, total, is_frozen: true },
    ...{ first_open: 1, ...none },
  }).go();
  const numbered = states.map((state, i) => ({ state, number: lib.batchNumber(i + 1), id: `sbr_${i + 1}` }));
  await lib.BatchEntity.put(
    numbered.map(({ number, id }) => ({
      ...{ newsletter_id, round: 1, number, upto: Number(number), after: id, ttl },
      recipients: [{ id, email: `${id}@example.test` }],
    })),
  ).go();
  const settled = numbered.flatMap(({ state, ...rest }) =>
    state && state !== 'queued' && state !== 'claimed' ? [{ state, ...rest }] : [],
  );
  await lib.BatchProgressEntity.put(
    settled.map(({ state, number }) => ({
      ...{ newsletter_id, round: 1, number, is_done: true, untried: [], ttl, ...none, [state]: 1 },
    })),
  ).go();
  await lib.RecipientEntity.put(
    settled.map(({ state, number, id }) => ({
      ...{ newsletter_id, subscriber_id: id, state, at, ttl, round: 1, places: [`1#${number}#0`] },
    })),
  ).go();
  return newsletter_id;
}

const page = (id: string, query: Partial<PageQuery> & RecipientFilter = {}) =>
  lib.listRecipients(id, { limit: 50, ...query });
const idsOf = (items: readonly Recipient[]) => items.map(({ id }) => Number(id.slice(4)));
const sentBut = (others: Readonly<Record<number, RecipientState>>, total: number) =>
  Array.from({ length: total }, (_, i) => others[i + 1] ?? ('sent' as const));

describe('a page of recipients', () => {
  test('is full, in the order of sending, and leads on until the last one', async () => {
    const id = await newsletterWith(sentBut({}, 130));
    const first = await page(id);
    expect(idsOf(first.items)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
    const second = await page(id, { limit: 80, cursor: first.next });
    expect(idsOf(second.items)).toEqual(Array.from({ length: 80 }, (_, i) => i + 51));
    expect(second.next).toBeUndefined();
  });

  test('of a rare state is found at once, however many others there are', async () => {
    const id = await newsletterWith(sentBut({ 90: 'failed', 260: 'failed', 261: 'uncertain' }, 300));
    const { items, next } = await page(id, { state: 'failed' });
    expect([idsOf(items), next]).toEqual([[90, 260], undefined]);
    const first = await page(id, { state: 'failed', limit: 1 });
    expect(idsOf(first.items)).toEqual([90]);
    const rest = await page(id, { state: 'failed', limit: 1, cursor: first.next });
    expect(idsOf(rest.items)).toEqual([260]);
    const last = await page(id, { state: 'failed', limit: 1, cursor: rest.next });
    expect([last.items, last.next]).toEqual([[], undefined]);
  });

  test('is full where each batch has but one of a state', async () => {
    const id = await newsletterWith(
      sentBut(Object.fromEntries(Array.from({ length: 120 }, (_, i) => [i + 1, 'failed'])), 120),
    );
    expect((await page(id, { state: 'failed', limit: 100 })).items).toHaveLength(100);
  });

  test('has those whom nobody has tried, and nobody who is on the way', async () => {
    const id = await newsletterWith([...sentBut({}, 120), ...Array.from({ length: 3 }, () => undefined)]);
    expect(idsOf((await page(id, { state: 'queued' })).items)).toEqual([121, 122, 123]);
    expect(await page(id, { state: 'claimed' })).toEqual({ items: [] });
  });

  test('ends after a bounded number of reads where a later round may have changed anybody, and leads on', async () => {
    const id = await newsletterWith(sentBut({}, 230));
    await lib.RoundEntity.put({
      ...{ newsletter_id: id, round: 2, kind: 'not_opened', started_at: at, batches: 1, total: 1, is_frozen: true },
      ...{ first_open: 2, ...none },
    }).go();
    await lib.RecipientEntity.patch({ newsletter_id: id, subscriber_id: 'sbr_225' })
      .set({ state: 'failed', round: 2 })
      .go();
    const counts: number[] = [];
    let cursor: string | undefined;
    do {
      const found = await page(id, { state: 'failed', cursor });
      counts.push(found.items.length);
      cursor = found.next;
    } while (cursor);
    expect(counts).toEqual([0, 0, 1]);
  });
});

test('one that is looked for by address is shown in the state that is asked for, or not at all', async () => {
  const id = await newsletterWith(['sent']);
  const email = 'ada@example.test';
  const rest = { interests: [], source: 'website', mails: 0, created_at: at, revision: 1 };
  await lib.SubscriberEntity.put({ email, id: 'sbr_1', status: 'confirmed', roll: 'current', ...rest }).go();
  expect((await page(id, { search: email })).items).toMatchObject([{ id: 'sbr_1', email, state: 'sent' }]);
  expect((await page(id, { search: email, state: 'sent' })).items).toHaveLength(1);
  expect(await page(id, { search: email, state: 'failed' })).toEqual({ items: [] });
  expect(await page(id, { search: 'nobody@example.test' })).toEqual({ items: [] });
});
