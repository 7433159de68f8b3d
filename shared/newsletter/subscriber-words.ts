import type {
  ConsentWay,
  SubscriberEventKind,
  SubscriberSource,
  SubscriberState,
  SuppressionReason,
} from './choices.ts';

export const stateLabels: Readonly<Record<SubscriberState, string>> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
  suppressed: 'Suppressed',
};

export const sourceLabels: Readonly<Record<SubscriberSource, string>> = {
  website: 'Signup form',
  blog_post: 'Article',
  registration: 'Registration',
  import: 'Import',
};
/** Where an address came from; a form that is no more keeps its name. */
export const sourceLabel = (source: string): string =>
  (sourceLabels as Readonly<Record<string, string>>)[source] ?? source;

export const consentLabels: Readonly<Record<ConsentWay, string>> = {
  link: 'Mailed link',
  account: 'Verified account',
  import: 'Stated at import',
};

export const eventLabels: Readonly<Record<SubscriberEventKind, string>> = {
  asked: 'Asked to subscribe',
  confirmed: 'Confirmed',
  imported: 'Imported',
  interests: 'Changed interests',
  unsubscribed: 'Unsubscribed',
  suppressed: 'Suppressed',
  lapsed: 'Did not confirm in time',
  released: 'Released from the suppression list',
};

export const reasonLabels: Readonly<Record<SuppressionReason, string>> = {
  bounce: 'Bounce',
  complaint: 'Complaint',
  manual: 'By hand',
};
