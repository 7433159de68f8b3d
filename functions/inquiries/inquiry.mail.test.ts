import { expect, it, vi } from 'vitest';
import { mailOperator } from './inquiry.mail.ts';
import type { StoredInquiry } from './inquiry.repo.ts';

const sent = vi.hoisted(() => vi.fn());
vi.mock('#lib/mail/mail.ts', () => ({ sendMail: sent }));
vi.mock('#functions/settings/public.ts', () => ({
  currentSettings: async () => ({ operator_email: 'desk@example.test' }),
}));

it('keeps a sender’s direction marks from turning round the operator’s mail', async () => {
  const inquiry = {
    name: 'Sam\u202E',
    subject: 'שלום\u2069',
    email: 'sam@example.test',
    message: 'Hello',
    kind: 'contact',
  };
  const blank = { phone: '', advertisingBudget: '', advertisingGoals: '', inquiryType: '', interest: '' };
  await mailOperator({ ...blank, ...inquiry, id: 'inq_1', company: 'حديقة' } as StoredInquiry);
  const [[mail]] = sent.mock.calls as [[{ subject: string; table: [string, string][] }]];
  expect(mail.subject).toBe('Message: \u2068שלום\u2069');
  expect(Object.fromEntries(mail.table)).toMatchObject({ Name: 'Sam', Company: '\u2068حديقة\u2069', Inquiry: 'inq_1' });
});
