import { expect, it } from 'vitest';
import type { StoredInquiry } from '../inquiry.repo.ts';
import { operatorMail, replyMail } from './inquiry.mail.ts';

it('keeps a sender’s direction marks from turning round the operator’s mail, and the answer', () => {
  const inquiry = {
    name: 'Sam\u202E',
    subject: 'שלום\u2069',
    email: 'sam@example.test',
    message: 'Hello',
    kind: 'contact',
  };
  const blank = { phone: '', advertisingBudget: '', advertisingGoals: '', inquiryType: '', interest: '' };
  const stored = { ...blank, ...inquiry, id: 'inq_1', company: 'حديقة' } as StoredInquiry;
  const { subject, table = [] } = operatorMail(stored, 'desk@example.test');
  expect(subject).toBe('Message: \u2068שלום\u2069');
  expect(replyMail(stored, { message: 'Hello' } as StoredInquiry['replies'][number], 'help@example.test').subject).toBe(
    'Re: \u2068שלום\u2069',
  );
  expect(Object.fromEntries(table)).toMatchObject({ Name: 'Sam', Company: '\u2068حديقة\u2069', Inquiry: 'inq_1' });
});
