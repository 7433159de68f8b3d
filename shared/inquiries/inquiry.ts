import * as z from 'zod';
import { Id } from '../kernel/ids.ts';
import { Email, Line, RequiredLine, Typeset } from '../kernel/text.ts';
import {
  advertisingBudgets,
  advertisingGoals,
  coachingInterests,
  inquiryKinds,
  inquiryStates,
  inquiryTypes,
} from './choices.ts';
import { messageMissing as noMessage } from './message-missing.ts';

const longest = 5000;
const tooLong = 'Use at most 5,000 characters';
const Message = z
  .string(noMessage)
  .trim()
  .min(1, noMessage)
  .max(longest, tooLong)
  // Drops control characters except line breaks and tabs.
  .transform((text) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ''));
const optional = <T extends string>(choices: readonly T[]) => z.enum(choices).or(z.literal('')).default('');

const Sender = z.object({
  name: RequiredLine(120, 'Please enter your name'),
  email: Email,
  message: Message,
  /** A honeypot: hidden from people, so only a bot fills it in. */
  leave_empty: z.string().max(1000).default(''),
});

export const AdvertisingInquiry = Sender.extend({
  company: RequiredLine(160, 'Please enter your company'),
  phone: Line(40).default(''),
  advertisingBudget: optional(advertisingBudgets),
  advertisingGoals: optional(advertisingGoals),
  subject: Line(200)
    .default('')
    .transform((subject) => subject || 'Advertising inquiry'),
  type: Line(40).default('advertising'),
});
export type AdvertisingInquiry = z.infer<typeof AdvertisingInquiry>;

export const ContactInquiry = Sender.extend({
  subject: RequiredLine(200, 'Please enter a subject'),
  inquiryType: z.enum(inquiryTypes).default('general'),
  type: Line(40).default('contact'),
});
export type ContactInquiry = z.infer<typeof ContactInquiry>;

export const CoachingInquiry = Sender.extend({
  phone: Line(40).default(''),
  interest: optional(coachingInterests),
  subject: Line(200)
    .default('')
    .transform((subject) => subject || 'Coaching inquiry'),
});
export type CoachingInquiry = z.infer<typeof CoachingInquiry>;

const Reply = z.object({ message: z.string(), by: z.string(), at: z.string() });

/** An inquiry from any of the forms, as the back-office sees it. */
export const Inquiry = z.object({
  id: Id('inquiry'),
  kind: z.enum(inquiryKinds),
  state: z.enum(inquiryStates),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  phone: z.string(),
  company: z.string(),
  advertisingBudget: z.string(),
  advertisingGoals: z.string(),
  inquiryType: z.string(),
  interest: z.string(),
  /** For admins only. */
  notes: z.string(),
  replies: z.array(Reply),
  created_at: z.string(),
  updated_at: z.string(),
  revision: z.number().int(),
});
export type Inquiry = z.infer<typeof Inquiry>;

/** A change names the revision it is based on; omitted fields keep their values. */
export const InquiryEdit = z.object({
  state: z.enum(inquiryStates).optional(),
  notes: z.string().trim().max(longest, tooLong).optional(),
  revision: z.number().int(),
});
export type InquiryEdit = z.infer<typeof InquiryEdit>;

export const InquiryReply = z.object({ message: Typeset(Message), revision: z.number().int() });
export type InquiryReply = z.infer<typeof InquiryReply>;

/** How many inquiries are in each state. */
export const InquirySummary = z.record(z.enum(inquiryStates), z.number().int());
export type InquirySummary = z.infer<typeof InquirySummary>;
