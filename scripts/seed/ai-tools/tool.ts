/** Categories of the directory; the icon follows the name. */
export const seedToolCategories = [
  'Productivity & Automation',
  'Content Creation',
  'Data & Analytics',
  'Coding & Development',
  'Design & Branding',
  'Education & Learning',
  'Customer Support & Engagement',
  'Security & Compliance',
  'Voice & Speech',
  'Search & Discovery',
  'Finance & Legal',
  'Healthcare & Wellness',
] as const;

/** What differs from tool to tool. */
export interface SeedToolFacts {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly detailed_description: string;
  readonly category: (typeof seedToolCategories)[number];
  readonly subcategory: string;
  readonly tags: readonly string[];
  readonly website_url: string;
  readonly pricing_model: 'free' | 'freemium' | 'paid' | 'subscription';
  /** Words, never amounts: amounts go out of date. */
  readonly price_range: string;
  readonly platforms: readonly string[];
  readonly key_features: readonly string[];
  readonly use_cases: readonly string[];
  readonly target_audience: readonly string[];
  readonly is_featured?: true;
}

/** One listing as the back-office would save it. */
export interface SeedAiTool extends Omit<SeedToolFacts, 'is_featured'> {
  readonly is_featured: boolean;
  readonly is_sponsored: boolean;
  readonly affiliate_url: string;
  readonly screenshots: readonly string[];
  readonly gallery_images: readonly string[];
  readonly status: 'published';
  readonly meta_title: string;
  readonly meta_description: string;
  readonly rating: number;
}
