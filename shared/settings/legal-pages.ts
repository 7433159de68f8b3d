/* Without zod: the pages use them too. */

/** Pages required by law and by payment companies. */
export const legalPages = ['privacy', 'terms', 'imprint', 'refunds'] as const;
export type LegalPageName = (typeof legalPages)[number];

export const noTitle = 'Please fill in the title';
export const noText = 'Please fill in the text';
