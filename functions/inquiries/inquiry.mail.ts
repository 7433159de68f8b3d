import { currentSettings } from '#functions/settings/public.ts';
import { sendMail } from '#lib/mail/mail.ts';
import { brand } from '#shared/brand.ts';
import {
  advertisingBudgetLabels,
  advertisingGoalLabels,
  type InquiryKind,
  inquiryTypeLabels,
} from '#shared/inquiries/choices.ts';
import { isolated } from '#shared/kernel/text.ts';
import type { StoredInquiry } from './inquiry.repo.ts';

const kindLabels: Readonly<Record<InquiryKind, string>> = {
  advertise: 'Advertising inquiry',
  contact: 'Message',
  coaching: 'Coaching inquiry',
};
/** The label of a choice in the form. */
const labelOf = (labels: Readonly<Record<string, string>>, value: string): string => labels[value] ?? value;

/** Quotes nothing that was written: anybody can enter somebody else's address into a form. */
export async function mailAcknowledgement({ email, kind }: StoredInquiry): Promise<void> {
  const { support_email } = await currentSettings();
  await sendMail({
    to: email,
    subject: `We have received your ${kind === 'contact' ? 'message' : 'inquiry'}`,
    paragraphs: [
      'Hello,',
      `thank you for writing to ${brand.name}. A person will read it and reply to this address within 24 hours.`,
      `If you did not write to us, somebody entered your address by mistake: you can ignore this mail, or tell us at ${support_email}.`,
    ],
  });
}

const rows = (inquiry: StoredInquiry): readonly (readonly [string, string])[] => [
  ['Name', inquiry.name],
  ['Email', inquiry.email],
  ['Phone', inquiry.phone],
  ['Company', inquiry.company],
  ['Budget', labelOf(advertisingBudgetLabels, inquiry.advertisingBudget)],
  ['Goal', labelOf(advertisingGoalLabels, inquiry.advertisingGoals)],
  ['About', labelOf(inquiryTypeLabels, inquiry.inquiryType)],
  ['Interest', inquiry.interest],
  ['Inquiry', inquiry.id],
];

export async function mailOperator(inquiry: StoredInquiry): Promise<void> {
  const { operator_email } = await currentSettings();
  await sendMail({
    to: operator_email,
    subject: `${kindLabels[inquiry.kind]}: ${isolated(inquiry.subject)}`,
    headers: { 'Reply-To': inquiry.email },
    paragraphs: [inquiry.message],
    table: rows(inquiry).flatMap(([label, value]) => (value === '' ? [] : [[label, isolated(value)] as const])),
  });
}

export async function mailReply({ email, subject, message, replies }: StoredInquiry, index: number): Promise<void> {
  const reply = replies[index];
  if (!reply) return;
  const { support_email } = await currentSettings();
  await sendMail({
    to: email,
    headers: { 'Reply-To': support_email },
    subject: `Re: ${subject}`,
    paragraphs: [...reply.message.split(/\n{2,}/), 'You wrote:', message],
  });
}
