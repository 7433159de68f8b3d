import { expect, it, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';
import type { InquiryState } from '#shared/inquiries/choices.ts';

/* What a reply does to the state of an inquiry, and what a job calls it, on a real table. */

vi.mock('#lib/aws/events.ts', () => ({ publish: async () => undefined }));

const domain = onTable(async () => ({
  ...(await import('./admin-inquiry.service.ts')),
  ...(await import('./inquiry-bulk.ts')),
  ...(await import('./inquiry-counts.ts')),
  ...(await import('./inquiry.repo.ts')),
  ...(await import('#lib/ids.ts')),
  ...(await import('#lib/table/transact.ts')),
}));
const admin = { id: 'usr_admin', name: 'Ada' };

async function anInquiry(state: InquiryState): Promise<string> {
  const at = '2026-11-20T12:00:00.000Z';
  const blank = { phone: '', company: '', advertisingBudget: '', advertisingGoals: '', inquiryType: '', interest: '' };
  const inquiry = {
    ...{ id: domain.newId('inquiry'), kind: 'contact' as const, list: 'all' as const, state, ...blank },
    ...{ email: 'robin@example.test', name: 'Robin', subject: 'Invoice', message: 'Hello', notes: '', replies: [] },
    ...{ created_at: at, updated_at: at, revision: 1 },
  };
  await domain.transact([domain.insertInquiryItem(inquiry), ...domain.countItems(undefined, inquiry)]);
  return inquiry.id;
}

it.each([
  ['new', 'open', { new: 0, open: 1, done: 0 }],
  ['open', 'open', { new: 0, open: 2, done: 0 }],
  ['done', 'done', { new: 0, open: 2, done: 1 }],
] as const)('a reply to one that is %s leaves it %s, and counted as that', async (before, after, counts) => {
  const id = await anInquiry(before);
  const { inquiry } = await domain.replyToInquiry(admin, id, { message: 'Here it is.', revision: 1 });
  expect(inquiry).toMatchObject({ state: after, replies: [{ message: 'Here it is.', by: 'Ada' }] });
  expect(await domain.inquirySummary()).toEqual(counts);
});

it('is named by its kind and id in the failures of a job, not by what its sender wrote', async () => {
  const id = await anInquiry('done');
  const act = domain.inquiryBulk.jobs['inquiry.open'];
  expect(act && 'nameOf' in act && (await act.nameOf(id))).toBe(`contact inquiry ${id}`);
});
