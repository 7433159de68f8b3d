/** What an AI tool costs, with what it is called. */
export const pricingModels = ['free', 'freemium', 'paid', 'subscription'] as const;
export type PricingModel = (typeof pricingModels)[number];
export const pricingModelLabels: Readonly<Record<PricingModel, string>> = {
  free: 'Free',
  freemium: 'Freemium',
  paid: 'One-time payment',
  subscription: 'Subscription',
};

export const toolStatuses = ['draft', 'published', 'archived'] as const;
export type ToolStatus = (typeof toolStatuses)[number];

export const defaultToolCategory = 'Productivity';
/** Tools that the directory asks for at once. */
export const directoryTools = 100;
