import * as z from 'zod';
import { Email, Line } from '../kernel/text.ts';
import { consentWays, subscriberEventKinds, subscriberStates } from './choices.ts';
import { SubscriberMail } from './sending.ts';

/** More would be useless and let strangers fill the table. */
export const mostInterests = 20;

/** Any line is accepted: an article offers its own tags. */
const Interest = Line(40).refine((interest) => interest.length > 0, 'Must not be empty');
const Interests = z.array(Interest).max(mostInterests, `Choose at most ${mostInterests}`);

/** The valid ones of a list: registration accepts any text. */
export const interestsOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => Interest.safeParse(text).data ?? []).slice(0, mostInterests);

/** The form used to subscribe. */
const Source = z.enum(['website', 'blog_post']);

const emptyAddress = 'Email address is required.';

/** A visitor's form. `website` is a honeypot: hidden from people, so only a bot fills it in. */
export const PublicSubscription = z.object({
  email: z.string(emptyAddress).trim().min(1, emptyAddress).pipe(Email),
  interests: Interests.default([]),
  source: Source.default('website'),
  website: z.string().max(200).optional(),
});
export type PublicSubscription = z.infer<typeof PublicSubscription>;

/** A signed-in user's form: the address is the account's. */
export const OwnSubscription = z.object({ interests: Interests.default([]), source: Source.default('website') });
export type OwnSubscription = z.infer<typeof OwnSubscription>;

export const NewsletterStatus = z.object({ subscribed: z.boolean(), interests: z.array(z.string()) });
export type NewsletterStatus = z.infer<typeof NewsletterStatus>;

/** A subscription as shown by a mailed link. Mails get forwarded, so the address is masked. */
export const Preferences = NewsletterStatus.extend({ email: z.string() });
export type Preferences = z.infer<typeof Preferences>;

export const PreferencesEdit = z.object({ interests: Interests });

/** A subscriber as admins see it. */
export const Subscriber = z.object({
  id: z.string(),
  email: z.string(),
  confirmed: z.boolean(),
  state: z.enum(subscriberStates),
  interests: z.array(z.string()),
  source: z.string(),
  /** Null while nobody has agreed, and for those who did before it was kept. */
  consent: z.object({ at: z.string(), how: z.enum(consentWays), wording: z.string().nullable() }).nullable(),
  created_at: z.string(),
  confirmed_at: z.string().nullable(),
});
export type Subscriber = z.infer<typeof Subscriber>;

/** The same with what has happened to the subscription, oldest first, and the newest newsletters, newest first. */
export const SubscriberDetail = Subscriber.extend({
  history: z.array(z.object({ at: z.string(), what: z.enum(subscriberEventKinds), detail: z.string().nullable() })),
  mails: z.array(SubscriberMail),
});
export type SubscriberDetail = z.infer<typeof SubscriberDetail>;

export const SubscriberSummary = z.object({ subscribers: z.number().int(), confirmed: z.number().int() });
export type SubscriberSummary = z.infer<typeof SubscriberSummary>;
