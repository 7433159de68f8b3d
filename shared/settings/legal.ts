import * as z from 'zod';
import { RequiredText, Typeset } from '../kernel/text.ts';

/** Pages required by law and by payment companies. */
export const legalPages = ['privacy', 'terms', 'imprint', 'refunds'] as const;
export type LegalPageName = (typeof legalPages)[number];

export const LegalPage = z.object({
  page: z.enum(legalPages),
  title: z.string(),
  /** Sanitised. */
  html: z.string(),
  /** When the operator last changed it, else when the product's own text was written. */
  updated_at: z.string(),
  revision: z.number().int(),
});
export type LegalPage = z.infer<typeof LegalPage>;

const noText = 'Please fill in the text';
export const LegalPageEdit = z.object({
  title: Typeset(RequiredText(120, 'Please fill in the title')),
  html: z.string(noText).min(1, noText).max(60_000, 'Use at most 60,000 characters'),
  revision: z.number().int(),
});
export type LegalPageEdit = z.infer<typeof LegalPageEdit>;
