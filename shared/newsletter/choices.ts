/** Choices of the newsletter's desk, with their labels. */

/** Where a newsletter stands. */
export const newsletterStatuses = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const;
export type NewsletterStatus = (typeof newsletterStatuses)[number];
/** What a list can be narrowed to: one status, or those that have gone out, whether to everybody or until somebody stopped them. */
export const newsletterFilters = [...newsletterStatuses, 'ended'] as const;

export const hasEnded = (status: NewsletterStatus): boolean => status === 'sent' || status === 'stopped';

/** Whether a newsletter may still be written: what is on its way, or was, stays as its readers have it. */
export const isUnsent = (status: NewsletterStatus): status is 'draft' | 'scheduled' =>
  status === 'draft' || status === 'scheduled';

/** The template of a newsletter for which none was chosen. */
export const plainTemplate = 'letter';

/** Where an address stands. Who left stays known, so that nothing brings them back. */
export const subscriberStates = ['pending', 'confirmed', 'unsubscribed', 'suppressed'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** Where an address comes from: a form, or a file that an admin has imported. */
export const subscriberSources = ['website', 'blog_post', 'registration', 'import'] as const;
export type SubscriberSource = (typeof subscriberSources)[number];

/**
 * How somebody agreed: by the link of a mail, signed in with an address that such a link had proven, or elsewhere, as the
 * admin has stated who imported the address. Then the wording of the consent is that statement.
 */
export const consentWays = ['link', 'account', 'import'] as const;
export type ConsentWay = (typeof consentWays)[number];

/** What can happen to a subscription. */
export const subscriberEventKinds = [
  'asked',
  'confirmed',
  'imported',
  'interests',
  'unsubscribed',
  'suppressed',
  'lapsed',
  'released',
] as const;
export type SubscriberEventKind = (typeof subscriberEventKinds)[number];

/** Why an address gets no newsletter. */
export const suppressionReasons = ['bounce', 'complaint', 'manual'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

/**
 * What the forms say beside the box or button, by version. Whoever changes a text there adds a version here: which one
 * somebody saw stays with their consent.
 */
export const consentWordings: Readonly<Record<string, string>> = {
  'form-1': 'An email address, topics and “Subscribe”; a mailed link asks to confirm',
  'registration-1': '“Send me the newsletter”, ticked as an account was created; a mailed link asks to confirm',
};

/** The version of the wording that a form has now. */
export const wordingOf = (source: string): string => (source === 'registration' ? 'registration-1' : 'form-1');
