import { asWords } from './words.ts';

/** The kinds of things in the audit log. */
export const kindLabels: Readonly<Record<string, string>> = {
  ebook: 'Ebook',
  framework: 'Framework',
  category: 'Category',
  tag: 'Tag',
  order: 'Order',
  discount: 'Discount',
  plan: 'Subscription plan',
  payment_gateway: 'Payment gateway',
  article: 'Article',
  author: 'Author',
  newsletter: 'Newsletter',
  subscriber: 'Subscriber',
  suppression: 'Suppressed address',
  ai_tool: 'AI tool',
  coaching_package: 'Coaching package',
  inquiry: 'Inquiry',
  user: 'User',
  notification: 'Notification',
  settings: 'Settings',
  legal_page: 'Legal page',
  job: 'Background job',
  upload: 'Picture',
  generation: 'Ebook generation',
};

/** What was done to them. */
export const actLabels: Readonly<Record<string, string>> = {
  created: 'Created',
  updated: 'Updated',
  deleted: 'Deleted',
  restored: 'Restored',
  purged: 'Deleted for good',
  published: 'Published',
  unpublished: 'Unpublished',
  scheduled: 'Scheduled',
  unscheduled: 'Taken off the schedule',
  archived: 'Archived',
  text_restored: 'Restored an earlier text',
  shared: 'Made a private link',
  unshared: 'Ended the private link',
  reset: 'Back to the default text',
  refunded: 'Refunded',
  'refund-declined': 'Declined a refund',
  'receipt-resent': 'Sent the receipt again',
  replied: 'Replied',
  removed: 'Removed',
  added: 'Added',
  lifted: 'Allowed again',
  activated: 'Activated',
  deactivated: 'Deactivated',
  promoted: 'Promoted to admin',
  demoted: 'Removed admin privileges',
  'role-changed': 'Changed the role',
  'reset-forced': 'Forced a password reset',
  'second-factor-enrolled': 'Set up a second factor',
  'second-factor-removed': 'Removed the second factor',
  'second-factor-reset': 'Reset the second factor',
  'recovery-codes-renewed': 'Replaced the recovery codes',
  'recovery-code-used': 'Used a recovery code',
  'signed-out': 'Ended all sessions',
  'session-ended': 'Ended a session',
  started: 'Started',
  canceled: 'Canceled',
  retried: 'Tried again',
  completed: 'Read the file',
  failed: 'Could not read the file',
  reprocessed: 'Had the file read again',
  'text-changed': 'Changed the text',
  'rewrite-started': 'Asked for a section again',
  'rewrite-accepted': 'Accepted a section written again',
  'rewrite-discarded': 'Discarded a section written again',
  welcomed: 'Sent the welcome email',
  sending: 'Began to send',
  paused: 'Paused the sending',
  resumed: 'Resumed the sending',
  stopped: 'Stopped the sending',
  resent: 'Began to send once more',
  finished: 'Finished sending',
};

/** The kind and the act of an action such as `article.updated`. */
export function partsOf(action: string): { readonly kind: string; readonly act: string } {
  const [kind = '', act = ''] = action.split('.');
  return { kind, act };
}

export const kindWord = (action: string): string => {
  const { kind } = partsOf(action);
  return kindLabels[kind] ?? asWords(kind);
};
export const actWord = (action: string): string => {
  const { act } = partsOf(action);
  return actLabels[act] ?? asWords(act);
};
