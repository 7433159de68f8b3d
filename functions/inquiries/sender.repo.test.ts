import { expect, it } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* What is left of the inquiries of a deleted account, on a real table. */

const domain = onTable(async () => ({
  ...(await import('./sender.repo.ts')),
  ...(await import('./inquiry.repo.ts')),
  ...(await import('./inquiry-counts.ts')),
  ...(await import('./inquiry-search.ts')),
  ...(await import('#lib/ids.ts')),
  ...(await import('#lib/table/transact.ts')),
}));

const blank = { phone: '', company: '', advertisingBudget: '', advertisingGoals: '', inquiryType: '', interest: '' };
const at = '2026-11-20T12:00:00.000Z';

async function received(email: string, state: 'new' | 'done' = 'new') {
  const inquiry = {
    ...{
      id: domain.newId('inquiry'),
      kind: 'contact' as const,
      state,
      list: 'all' as const,
      email,
      name: 'Robin Reader',
    },
    ...{ ...blank, subject: 'Invoice', message: 'Hello', notes: '', replies: [], created_at: at, updated_at: at },
    revision: 1,
  };
  const found = [...domain.countItems(undefined, inquiry), ...domain.inquirySearch.items(undefined, inquiry)];
  await domain.transact([domain.insertInquiryItem(inquiry), domain.sentItem(inquiry), ...found]);
  return inquiry.id;
}
const found = async (typed: string) => {
  const query = { typed, page: { limit: 10 }, load: domain.findInquiries, passes: () => true };
  return (await domain.inquirySearch.find(query)).items.map(({ id }) => id);
};

it('are neither listed, found nor counted any more; those of others are', async () => {
  await received('robin@example.test');
  await received('robin@example.test', 'done');
  const other = await received('sam@example.test');
  expect(await domain.inquirySummary()).toEqual({ new: 2, open: 0, done: 1 });
  await domain.forgetSentBy('robin@example.test');
  expect(await domain.inquirySummary()).toEqual({ new: 1, open: 0, done: 0 });
  expect(await found('robin')).toEqual([other]);
  expect((await domain.listInquiries({ limit: 10 })).items.map(({ id }) => id)).toEqual([other]);
  expect(await domain.allSentBy('robin@example.test')).toEqual([]);
});
