/** Choices of the site's forms, with their labels. */

export const inquiryKinds = ['advertise', 'contact', 'coaching'] as const;
export type InquiryKind = (typeof inquiryKinds)[number];

export const inquiryStates = ['new', 'open', 'done'] as const;
export type InquiryState = (typeof inquiryStates)[number];

export const advertisingBudgets = [
  'under-1000',
  '1000-5000',
  '5000-10000',
  '10000-25000',
  '25000-plus',
  'discuss',
] as const;
export const advertisingBudgetLabels: Readonly<Record<(typeof advertisingBudgets)[number], string>> = {
  'under-1000': 'Under $1,000',
  '1000-5000': '$1,000 to $5,000',
  '5000-10000': '$5,000 to $10,000',
  '10000-25000': '$10,000 to $25,000',
  '25000-plus': '$25,000 and more',
  discuss: 'Let us discuss it',
};

export const advertisingGoals = [
  'brand-awareness',
  'lead-generation',
  'product-launch',
  'thought-leadership',
  'event-promotion',
  'other',
] as const;
export const advertisingGoalLabels: Readonly<Record<(typeof advertisingGoals)[number], string>> = {
  'brand-awareness': 'Brand awareness',
  'lead-generation': 'Lead generation',
  'product-launch': 'Product launch',
  'thought-leadership': 'Thought leadership',
  'event-promotion': 'Event promotion',
  other: 'Other',
};

export const inquiryTypes = ['general', 'support', 'partnership', 'advertising', 'feedback', 'other'] as const;
export const inquiryTypeLabels: Readonly<Record<(typeof inquiryTypes)[number], string>> = {
  general: 'General question',
  support: 'Support',
  partnership: 'Partnership',
  advertising: 'Advertising',
  feedback: 'Feedback',
  other: 'Other',
};

export const coachingInterests = [
  'Framework Coaching',
  'Prompt Engineering',
  'Custom Coaching',
  'Group Training',
] as const;
