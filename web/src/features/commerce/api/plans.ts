import type { Plan } from '#shared/commerce/plan.ts';

/** The fields of a plan shown on its card. */
export type ShownPlan = Omit<Plan, 'description' | 'is_active'>;

/** Shown when the list could not be loaded, to avoid an empty page. */
export const fallbackPlans: readonly ShownPlan[] = [
  {
    id: 'basic',
    name: 'Basic',
    price: 9.99,
    ebooks_per_week: 1,
    is_unlimited: false,
    features: ['All formats', 'Cancel at any time'],
  },
  {
    id: 'professional',
    name: 'Professional',
    price: 19.99,
    ebooks_per_week: 3,
    is_unlimited: false,
    features: ['All formats', 'Prompt packages', 'Cancel at any time'],
  },
  {
    id: 'unlimited',
    name: 'Unlimited',
    price: 39.99,
    ebooks_per_week: null,
    is_unlimited: true,
    features: ['All formats', 'Prompt packages', 'Cancel at any time'],
  },
];

export const isMostPopular = ({ name }: ShownPlan): boolean => name === 'Professional';

/** `3 ebooks a week`. */
export function amountOf({ is_unlimited, ebooks_per_week }: ShownPlan): string {
  if (is_unlimited || ebooks_per_week === null) return 'Unlimited ebooks';
  return ebooks_per_week === 1 ? '1 ebook a week' : `${ebooks_per_week} ebooks a week`;
}
