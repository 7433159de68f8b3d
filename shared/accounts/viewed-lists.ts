/** The lists of the back-office that views are saved of, each by the thing it lists. */
export const viewedLists = [
  'ai-tools',
  'articles',
  'audit-log',
  'authors',
  'categories',
  'coaching-packages',
  'discounts',
  'ebooks',
  'frameworks',
  'inquiries',
  'newsletters',
  'notifications',
  'orders',
  'payment-gateways',
  'plans',
  'prompt-packages',
  'refund-requests',
  'subscribers',
  'suppressions',
  'tags',
  'trash',
  'uploads',
  'users',
] as const;
export type ViewedList = (typeof viewedLists)[number];

/** In characters. */
export const longestViewName = 60;
export const viewNameMissing = 'Please fill in the name';

/** Views that a person has of one list at most. */
export const mostViews = 30;
/** Longest query of a view, in characters, which are bytes: an address is ASCII. */
export const longestViewQuery = 1000;

/** What is compared of a name: two views of a list must not differ by case alone. */
export const viewNameKey = (name: string): string => name.normalize('NFC').toLowerCase();
