import * as z from 'zod';
import { Id } from '../kernel/ids.ts';
import { Line, RequiredLine, Typeset } from '../kernel/text.ts';
import { newsletterFilters, newsletterStatuses } from './choices.ts';
import { emptyNewsletter } from './fields-missing.ts';
import { newsletterInterests } from './interests.ts';
import { longestPreheader, longestSubject, mostContentBytes } from './limits.ts';

const tooLong = 'Use at most 100 KB: mail programs cut longer mails off';

/** A topic that readers can choose. */
const Topic = z.enum(newsletterInterests.map(({ value }) => value));

const NewsletterFields = z.object({
  subject: Typeset(RequiredLine(longestSubject, emptyNewsletter)),
  /** What mail programs show beside the subject; blank for the beginning of the text. */
  preheader: Typeset(Line(longestPreheader)),
  content: z.string(emptyNewsletter).min(1, emptyNewsletter).max(mostContentBytes, tooLong),
  template_id: z.string().max(40).nullable(),
  /** Topics of those whom it is for; none is everybody. */
  interests: z.array(Topic).max(newsletterInterests.length),
  /** With time zone; null for an unscheduled draft. */
  scheduled_date: z.iso.datetime({ offset: true, error: 'Choose a date and time' }).nullable(),
});

/** An empty form field means none. */
const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema);

/** An admin's input. */
export const NewsletterInput = NewsletterFields.extend({
  preheader: NewsletterFields.shape.preheader.default(''),
  interests: NewsletterFields.shape.interests.default([]),
  template_id: orNull(NewsletterFields.shape.template_id).default(null),
  scheduled_date: orNull(NewsletterFields.shape.scheduled_date).default(null),
});
export type NewsletterInput = z.infer<typeof NewsletterInput>;

/** A change names the revision it is based on; omitted fields keep their values. */
export const NewsletterEdit = NewsletterFields.partial().extend({ revision: z.number().int() });
export type NewsletterEdit = z.infer<typeof NewsletterEdit>;

/** Which newsletters a list has: by words of subject and excerpt, and by status. */
export const NewsletterFilter = z.object({
  search: z.string().trim().max(200).optional(),
  status: z.enum(newsletterFilters).optional(),
});
export type NewsletterFilter = z.infer<typeof NewsletterFilter>;

/** A newsletter in the back-office's list, with an excerpt of its text. */
export const NewsletterCard = z.object({
  id: z.string(),
  subject: z.string(),
  preheader: z.string(),
  snippet: z.string(),
  template_id: z.string().nullable(),
  interests: z.array(z.string()),
  scheduled_date: z.string().nullable(),
  /** When it was to go and nobody would have got it; null once somebody has saved it since. */
  missed_date: z.string().nullable(),
  status: z.enum(newsletterStatuses),
  /** Whether its sending waits for somebody to resume it. */
  is_paused: z.boolean(),
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

/** A newsletter as it is being written, for its preview. */
export const NewsletterDraft = z.object({
  /** Of one that has been saved. */
  id: Id('newsletter').optional(),
  subject: Typeset(Line(longestSubject)).default(''),
  preheader: NewsletterInput.shape.preheader,
  content: z.string().max(mostContentBytes, tooLong).default(''),
  template_id: NewsletterInput.shape.template_id,
});
export type NewsletterDraft = z.infer<typeof NewsletterDraft>;

/** Both parts of its mail, and the size of the HTML in bytes. */
export const NewsletterPreview = z.object({ html: z.string(), text: z.string(), size: z.number().int() });
export type NewsletterPreview = z.infer<typeof NewsletterPreview>;

/** How many people a newsletter reaches. */
export const NewsletterAudience = z.object({ count: z.number().int() });
export type NewsletterAudience = z.infer<typeof NewsletterAudience>;

export const AudienceQuery = z.object({
  /** Topics, comma-separated; none is everybody. */
  interests: z
    .string()
    .max(200)
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(NewsletterFields.shape.interests),
});

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
