import { type Letter, letter } from '#lib/mail/letter.ts';
import { brand } from '#shared/brand.ts';
import {
  advertisingBudgetLabels,
  advertisingGoalLabels,
  type InquiryKind,
  inquiryTypeLabels,
} from '#shared/inquiries/choices.ts';
import { isolated } from '#shared/kernel/text.ts';
import type { StoredInquiry } from '../inquiry.repo.ts';

const kindLabels: Readonly<Record<InquiryKind, string>> = {
  advertise: 'Advertising inquiry',
  contact: 'Message',
  coaching: 'Coaching inquiry',
};
/** The label of a choice in the form. */
const labelOf = (labels: Readonly<Record<string, string>>, value: string): string => labels[value] ?? value;

/** Quotes nothing that was written: anybody can enter somebody else's address into a form. */
export const acknowledgementMail = ({ email, kind }: StoredInquiry, supportEmail: string): Letter =>
  letter({
    to: email,
    subject: `We have received your ${kind === 'contact' ? 'message' : 'inquiry'}`,
    paragraphs: [
      `Hello,\nthank you for writing to ${brand.name}. A person will read it and reply to this address within 24 hours.`,
      `If you did not write to us, somebody entered your address by mistake: you can ignore this mail, or tell us at ${supportEmail}.`,
    ],
  });

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

/** What somebody wrote to us, for the operator. */
export const operatorMail = (inquiry: StoredInquiry, operatorEmail: string): Letter =>
  letter({
    to: operatorEmail,
    subject: `${kindLabels[inquiry.kind]}: ${isolated(inquiry.subject)}`,
    headers: { 'Reply-To': inquiry.email },
    paragraphs: [{ quote: inquiry.message }],
    table: rows(inquiry).flatMap(([label, value]) => (value === '' ? [] : [[label, isolated(value)] as const])),
  });

/** Our answer, with what it answers. */
export const replyMail = (
  { email, subject, message }: StoredInquiry,
  reply: StoredInquiry['replies'][number],
  supportEmail: string,
): Letter =>
  letter({
    to: email,
    headers: { 'Reply-To': supportEmail },
    subject: `Re: ${isolated(subject)}`,
    paragraphs: [...reply.message.split(/\n{2,}/), 'You wrote:', { quote: message }],
  });
