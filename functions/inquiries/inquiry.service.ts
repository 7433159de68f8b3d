import { countMail } from '#functions/accounts/public.ts';
import { hours, nowIso } from '#lib/clock.ts';
import { limitRate } from '#lib/http/rate-limit.ts';
import { newId } from '#lib/ids.ts';
import { carryOutOnce, type Once } from '#lib/once/once.ts';
import { announce } from '#lib/outbox/announce.ts';
import { outboxItem } from '#lib/outbox/outbox.repo.ts';
import { type TransactItem, transact } from '#lib/table/transact.ts';
import type { InquiryKind } from '#shared/inquiries/choices.ts';
import type { AdvertisingInquiry, CoachingInquiry, ContactInquiry } from '#shared/inquiries/inquiry.ts';
import { insertInquiryItem, type StoredInquiry } from './inquiry.repo.ts';
import { countItems } from './inquiry-counts.ts';
import { inquirySearch } from './inquiry-search.ts';
import { sentItem } from './sender.repo.ts';
import { newTask } from './task.ts';

interface Received {
  readonly success: true;
  readonly message: string;
}

/** The fields of every form; each form fills in its own. */
const blank = {
  phone: '',
  company: '',
  advertisingBudget: '',
  advertisingGoals: '',
  inquiryType: '',
  interest: '',
  notes: '',
  replies: [],
} as const;
type Written = Pick<StoredInquiry, 'name' | 'email' | 'subject' | 'message'> &
  Partial<Pick<StoredInquiry, keyof Omit<typeof blank, 'notes' | 'replies'>>>;

/**
 * The mails that an inquiry triggers. Anybody can enter somebody else's address into a form, so an address gets at most
 * five acknowledgements an hour; the operator is notified of every inquiry.
 */
async function tasksOf({ id, email }: StoredInquiry) {
  const isThankedEnough = (await countMail('acknowledgement-mail', email, hours(1))) !== undefined;
  return [...(isThankedEnough ? [] : [newTask(id, { kind: 'acknowledgement' })]), newTask(id, { kind: 'notice' })];
}

/** Stores an inquiry together with the mails that it triggers. */
async function receive(kind: InquiryKind, written: Written, also: readonly TransactItem[]): Promise<void> {
  // However many visitors use an address, it gets the limit of one visitor.
  await limitRate('inquiry', `mail:${written.email}`);
  const at = nowIso();
  const inquiry: StoredInquiry = {
    ...blank,
    ...written,
    replies: [],
    id: newId('inquiry'),
    kind,
    state: 'new',
    list: 'all',
    created_at: at,
    updated_at: at,
    revision: 1,
  };
  const tasks = await tasksOf(inquiry);
  const found = [...countItems(undefined, inquiry), ...inquirySearch.items(undefined, inquiry)];
  await transact([insertInquiryItem(inquiry), sentItem(inquiry), ...found, ...tasks.map(outboxItem), ...also]);
  await announce(tasks);
}

const messages: Readonly<Record<InquiryKind, string>> = {
  advertise: 'Your advertising inquiry has been sent successfully!',
  contact: 'Your message has been sent successfully!',
  coaching: "Thank you! We'll contact you within 24 hours to discuss your coaching needs.",
};

/**
 * Receives a form, once for all requests with the same key. A bot that fills in the hidden field gets the same response,
 * but nothing is stored.
 */
async function receiveForm(kind: InquiryKind, written: Written, trap: string, once: Once): Promise<Received> {
  if (trap === '') await carryOutOnce(once, (also) => receive(kind, written, also));
  return { success: true, message: messages[kind] };
}

export const receiveAdvertising = ({ leave_empty, type: _, ...written }: AdvertisingInquiry, once: Once) =>
  receiveForm('advertise', written, leave_empty, once);
export const receiveContact = ({ leave_empty, type: _, ...written }: ContactInquiry, once: Once) =>
  receiveForm('contact', written, leave_empty, once);
export const receiveCoaching = ({ leave_empty, ...written }: CoachingInquiry, once: Once) =>
  receiveForm('coaching', written, leave_empty, once);
