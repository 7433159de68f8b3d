/** Pricing models of AI tools, with their labels. */
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
/** Number of tools that the directory requests at once. */
export const directoryTools = 100;
