import { expect, it, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';
import type { InquiryState } from '#shared/inquiries/choices.ts';

/* What a reply does to the state of an inquiry, on a real table. */

vi.mock('#lib/aws/events.ts', () => ({ publish: async () => undefined }));

const domain = onTable(async () => ({
  ...(await import('./admin-inquiry.service.ts')),
  ...(await import('./inquiry-counts.ts')),
}));
const admin = { id: 'usr_admin', name: 'Ada' };

async function anInquiry(state: InquiryState): Promise<string> {
  const blank = { phone: '', company: '', advertisingBudget: '', advertisingGoals: '', inquiryType: '', interest: '' };
  const written = { email: 'robin@example.test', name: 'Robin', subject: 'Invoice', message: 'Hello' };
  const fields = { ...blank, ...written, kind: 'contact', list: 'all', notes: '', replies: [], state } as const;
  return (await domain.inquiries.insert(admin, fields, undefined)).id;
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
