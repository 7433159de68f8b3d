import { expect, test, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';
import type { StoredInquiry } from './inquiry.repo.ts';

/* What an inquiry has room for, on the real table. */

vi.mock('#lib/aws/events.ts', () => ({ publish: async () => undefined }));

const table = onTable(async () => ({
  ...(await import('./admin-inquiry.service.ts')),
  ...(await import('./inquiry.repo.ts')),
  ...(await import('#lib/ids.ts')),
  ...(await import('#lib/table/transact.ts')),
}));

const admin = { id: 'usr_admin', name: 'Ada Admin' };
/** Three bytes a character: the longest text that a field takes. */
const longest = '監'.repeat(5000);

async function received(): Promise<StoredInquiry> {
  const at = '2026-11-21T10:00:00.000Z';
  const choices = {
    phone: '',
    company: '',
    advertisingBudget: '',
    advertisingGoals: '',
    inquiryType: '',
    interest: '',
  };
  const inquiry: StoredInquiry = {
    ...{ ...choices, id: table.newId('inquiry'), kind: 'contact', state: 'new', list: 'all', replies: [] },
    ...{ name: 'Rea Reader', email: 'rea@example.test', subject: 'Controls', message: longest, notes: longest },
    ...{ created_at: at, updated_at: at, revision: 1 },
  };
  await table.transact([table.insertInquiryItem(inquiry)]);
  return inquiry;
}

test('an inquiry keeps twenty of the longest replies, and says so when it is full', async () => {
  const { id } = await received();
  const reply = (revision: number) => table.replyToInquiry(admin, id, { message: longest, revision });
  for (let revision = 1; revision <= 20; revision++) await reply(revision);
  await expect(reply(21)).rejects.toMatchObject({ code: 'conflict', message: expect.stringMatching(/20 replies/) });
  expect((await table.findInquiry(id))?.replies).toHaveLength(20);
});
