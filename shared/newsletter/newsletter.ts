import * as z from 'zod';
import { RequiredLine, Typeset } from '../kernel/text.ts';

/** Mail programs truncate longer mails and hide their end, including the unsubscribe link. */
export const mostContentBytes = 100_000;

/** Length of the excerpt on a newsletter's card, in characters. */
export const snippetLength = 100;

export const emptyNewsletter = 'Please fill in subject and content';
const tooLong = 'Use at most 100 KB: mail programs cut longer mails off';

const NewsletterFields = z.object({
  subject: Typeset(RequiredLine(200, emptyNewsletter)),
  content: z.string(emptyNewsletter).min(1, emptyNewsletter).max(mostContentBytes, tooLong),
  template_id: z.string().max(40).nullable(),
  /** With time zone; null for an unscheduled draft. */
  scheduled_date: z.iso.datetime({ offset: true, error: 'Choose a date and time' }).nullable(),
});

/** An empty form field means none. */
const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema);

/** An admin's input. */
export const NewsletterInput = NewsletterFields.extend({
  template_id: orNull(NewsletterFields.shape.template_id).default(null),
  scheduled_date: orNull(NewsletterFields.shape.scheduled_date).default(null),
});
export type NewsletterInput = z.infer<typeof NewsletterInput>;

/** A change names the revision it is based on; omitted fields keep their values. */
export const NewsletterEdit = NewsletterFields.partial().extend({ revision: z.number().int() });
export type NewsletterEdit = z.infer<typeof NewsletterEdit>;

/** A newsletter in the back-office's list, with an excerpt of its text. */
export const NewsletterCard = z.object({
  id: z.string(),
  subject: z.string(),
  snippet: z.string(),
  template_id: z.string().nullable(),
  scheduled_date: z.string().nullable(),
  status: z.enum(['draft', 'scheduled', 'sent']),
  sent_at: z.string().nullable(),
  sent_count: z.number().int(),
  open_count: z.number().int(),
  click_count: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
  revision: z.number().int(),
});
export type NewsletterCard = z.infer<typeof NewsletterCard>;

/** `content` is sanitised HTML. */
export const Newsletter = NewsletterCard.extend({ content: z.string() });
export type Newsletter = z.infer<typeof Newsletter>;

/** The web version: public once sent, otherwise for admins. */
export const NewsletterPage = z.object({
  id: z.string(),
  subject: z.string(),
  /** The line above the subject: the kind of newsletter. */
  kicker: z.string(),
  content: z.string(),
  status: NewsletterCard.shape.status,
  sent_at: z.string().nullable(),
});
export type NewsletterPage = z.infer<typeof NewsletterPage>;

export const NewsletterTemplate = z.object({ id: z.string(), name: z.string() });
export type NewsletterTemplate = z.infer<typeof NewsletterTemplate>;

export const NewsletterSummary = z.object({
  campaigns: z.number().int(),
  sent: z.number().int(),
  sent_count: z.number().int(),
  open_count: z.number().int(),
  click_count: z.number().int(),
});
export type NewsletterSummary = z.infer<typeof NewsletterSummary>;
