/* Frameworks and laws that ebooks are about: `regulatory_source` of an ebook is the name of one. */

/** Kinds of frameworks; the first is the default. */
export const frameworkCategories = ['Security', 'Compliance', 'Risk Management', 'Privacy'] as const;

/** The regulatory source of an ebook about no framework in particular: offered as a filter, not counted as a framework. */
export const noFramework = 'General';
/** Regulatory sources that a shop offers before it has frameworks of its own. */
export const usualFrameworks = ['NIST CSF', 'ISO 27001', 'SOC 2', 'GDPR', 'CCPA', 'HIPAA', noFramework] as const;

/** In characters. */
export const longestFramework = 60;
/** How many of them there can be. */
export const mostFrameworks = 500;
