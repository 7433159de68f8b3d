import * as account from '#functions/accounts/reset/reset.mail.ts';
import { secondFactorMail } from '#functions/accounts/second-factor/second-factor.mail.ts';
import type { SecondFactorEvent } from '#functions/accounts/task.ts';
import { removalMail } from '#functions/accounts/user/removal.mail.ts';
import { welcomeMail } from '#functions/accounts/user/welcome.mail.ts';
import { verificationMail } from '#functions/accounts/verification/verification.mail.ts';
import { declineMailOf, receiptOf, refundMailOf } from '#functions/commerce/order/order.mail.ts';
import type { OrderRecord, StoredRefund } from '#functions/commerce/order/order.repo.ts';
import { order } from '#functions/commerce/testing/order.ts';
import type { StoredInquiry } from '#functions/inquiries/inquiry.repo.ts';
import { acknowledgementMail, operatorMail, replyMail } from '#functions/inquiries/mail/inquiry.mail.ts';
import { partsOf } from '#functions/newsletter/issue/issue.ts';
import { everything, issueOf } from '#functions/newsletter/issue/testing.ts';
import * as newsletter from '#functions/newsletter/newsletter.mail.ts';
import { exportMail } from '#functions/privacy/export.mail.ts';
import { sanitiseHtml } from '#lib/html.ts';
import type { Letter, WholeMail } from '#lib/mail/mail.ts';

/** What people have written into the product. */
export interface Words {
  readonly name: string;
  readonly title: string;
  readonly subject: string;
  readonly message: string;
  readonly code: string;
  readonly email: string;
}

export const site = 'https://rampart.test';

export const usual: Words = {
  name: 'Dora Okafor',
  title: 'NIST CSF 2.0 in practice',
  subject: 'Is there a printed edition?',
  message: 'Good morning,\n\nis the third volume printed as well?\n\nKind regards\nDora',
  code: 'SPRING20',
  email: 'dora@example.test',
};

/** Where attackers lead to. */
export const elsewhere = 'https://evil.test/a?b=1&c=2';
const attack = `<img src=x onerror=alert(1)> & "quotes" 'and' </td></table><script>alert(1)</script>`;
const long = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4);
/** Hostile, long, right to left, and with an address that is not ours. */
export const hostile: Words = {
  name: `${attack} שלום\u202E ${long}`,
  title: `${attack} حديقة ${long} 👩🏽‍🚀 ${elsewhere}`,
  subject: `${attack} \u202Eשלום 👩🏽‍🚀 ${long}`,
  message: `${attack}\n\n> quoted\n- listed\n<b>שלום עולם</b>\n${long}\n${elsewhere}\n👩🏽‍🚀`,
  code: `${attack}${long}`,
  email: `${'a'.repeat(64)}@${'b'.repeat(60)}.example.test`,
};

const paid = {
  status: 'paid',
  paid_at: '2026-03-01T12:00:00.000Z',
  terms_accepted_at: '2026-03-01T11:59:00.000Z',
} as const;

function orderOf({ title, email, code }: Words, change: Partial<OrderRecord> = {}): OrderRecord {
  const line = (ebook_id: string, price: number) =>
    ({ ebook_id, title: `${title} ${ebook_id}`, price, paid: price, status: 'open' }) as const;
  const money = { subtotal: 125_000, discount_amount: 25_000, total: 100_000, applied_discount: code };
  return order({ email, lines: [line('ebk_a', 120_000), line('ebk_b', 5000)], ...money, ...paid, ...change });
}

const refund = (reason: StoredRefund['reason'], lines = ['ebk_a']): StoredRefund =>
  ({ id: 'rfd_1', amount: 96_000, reason, lines, state: 'done' }) as unknown as StoredRefund;

const inquiryOf = ({ name, email, subject, message }: Words, kind: StoredInquiry['kind'] = 'contact'): StoredInquiry =>
  ({
    ...{
      id: 'inq_01ARZ3NDEKTSV4RRFFQ69G5FAV',
      kind,
      name,
      email,
      subject,
      message,
      phone: '+1 555 0100',
      company: name,
    },
    ...{
      advertisingBudget: '1000-5000',
      advertisingGoals: 'other',
      inquiryType: 'general',
      interest: 'Group Training',
    },
  }) as unknown as StoredInquiry;

const events: readonly SecondFactorEvent[] = ['enrolled', 'removed', 'renewed', 'recovered', 'reset'];
const token = `usr_01ARZ3NDEKTSV4RRFFQ69G5FAV.${'t'.repeat(43)}`;
const confirm = `${site}/newsletter/confirm/sbr_01ARZ3NDEKTSV4RRFFQ69G5FAV-${'t'.repeat(43)}`;
/** Staff write like anybody, and lead where they want. */
const answer = ({ message }: Words) => `Yes: see https://nist.gov/csf.\n\n${message.replace(elsewhere, '')}`;
const reply = (words: Words) => ({ message: answer(words) }) as StoredInquiry['replies'][number];

/** Every letter that the product can send, by the file and the function that write it. */
export const letters: Readonly<Record<string, (words: Words) => readonly Letter[]>> = {
  'accounts/reset/reset.mail.ts resetMail': ({ email }) => [
    account.resetMail(email, `${site}/reset-password?token=${token}`, '012345'),
  ],
  'accounts/reset/reset.mail.ts resetDoneMail': ({ email }) => [account.resetDoneMail(email, `${site}/auth`)],
  'accounts/second-factor/second-factor.mail.ts secondFactorMail': ({ email }) =>
    events.map((event) => secondFactorMail(email, event, `${site}/account`)),
  'accounts/user/removal.mail.ts removalMail': ({ email }) =>
    [false, true].map((byAdmin) => removalMail(email, `${site}/contact`, byAdmin)),
  'accounts/user/welcome.mail.ts welcomeMail': ({ email }) => [welcomeMail(email, `${site}/library`)],
  'accounts/verification/verification.mail.ts verificationMail': ({ email }) => [
    verificationMail(email, `${site}/verify-email?token=${token}`),
  ],
  'commerce/order/order.mail.ts receiptOf': (words) => [
    receiptOf(orderOf(words)),
    receiptOf(orderOf(words, { discount_amount: 0, total: 0, subtotal: 0 })),
  ],
  'commerce/order/order.mail.ts refundMailOf': (words) => [
    ...(['admin', 'owned', 'dispute'] as const).map((reason) => refundMailOf(orderOf(words), refund(reason))),
    refundMailOf(orderOf(words), refund('outside', [])),
    refundMailOf({ ...orderOf(words, { status: 'refunded' }), paid_at: undefined }, refund('admin')),
  ],
  'commerce/order/order.mail.ts declineMailOf': (words) => [declineMailOf(orderOf(words), answer(words))],
  'inquiries/mail/inquiry.mail.ts acknowledgementMail': (words) =>
    (['advertise', 'contact', 'coaching'] as const).map((kind) =>
      acknowledgementMail(inquiryOf(words, kind), 'support@rampart.test'),
    ),
  'inquiries/mail/inquiry.mail.ts operatorMail': (words) => [operatorMail(inquiryOf(words), 'desk@rampart.test')],
  'inquiries/mail/inquiry.mail.ts replyMail': (words) => [
    replyMail(inquiryOf(words), reply(words), 'support@rampart.test'),
  ],
  'newsletter/newsletter.mail.ts confirmationMail': ({ email }) => [newsletter.confirmationMail(email, confirm)],
  'newsletter/newsletter.mail.ts interestsMail': ({ email, name }) => [
    newsletter.interestsMail(email, ['compliance', name], confirm),
  ],
  'newsletter/newsletter.mail.ts welcomeMail': ({ email, name }) => [
    newsletter.welcomeMail(email, ['cybersecurity', name], site),
    newsletter.welcomeMail(email, [], site),
  ],
  'privacy/export.mail.ts exportMail': ({ email }) => [exportMail(email, `${site}/account`)],
};

/** Mails with a design of their own, likewise. */
export const wholeMails: Readonly<Record<string, (words: Words) => readonly WholeMail[]>> = {
  'newsletter/newsletter.mail.ts issueMail': ({ email, subject }) =>
    ['letter', 'advisory', 'digest'].map((template) => {
      const issue = { ...issueOf(sanitiseHtml(everything), template), subject };
      return newsletter.issueMail(email, subject, partsOf(issue), {});
    }),
};
