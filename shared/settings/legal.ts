import * as z from 'zod';
import { RequiredText, Typeset } from '../kernel/text.ts';
import { legalPages, noText, noTitle } from './legal-pages.ts';

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

const longText = 'Use at most 60,000 characters';

/** Who has written a text: nobody wrote the default one. */
const Origin = z.object({ is_default: z.boolean(), saved_by: z.string().nullable() });

/** A legal page as admins see it. */
export const AdminLegalPage = LegalPage.extend(Origin.shape);
export type AdminLegalPage = z.infer<typeof AdminLegalPage>;

/** The same in the list of all. */
export const LegalPageState = AdminLegalPage.omit({ html: true });
export type LegalPageState = z.infer<typeof LegalPageState>;

/** A text that a page had before its current one. */
export const LegalVersion = z.object({
  ...Origin.shape,
  title: z.string(),
  /** The page's revision when this was its text. */
  revision: z.number().int(),
  saved_at: z.string(),
});
export type LegalVersion = z.infer<typeof LegalVersion>;
export const LegalVersionText = LegalVersion.extend({ html: z.string() });
export type LegalVersionText = z.infer<typeof LegalVersionText>;

/** A text before it is saved, and what would be shown of it. */
export const LegalPreview = z.object({ html: z.string(noText).max(60_000, longText) });

/** A page changed to a text that exists already names the revision it is based on, too. */
export const LegalPageReturn = z.object({ revision: z.number().int() });

export const LegalPageEdit = z.object({
  title: Typeset(RequiredText(120, noTitle)),
  html: z.string(noText).min(1, noText).max(60_000, longText),
  revision: z.number().int(),
});
export type LegalPageEdit = z.infer<typeof LegalPageEdit>;
