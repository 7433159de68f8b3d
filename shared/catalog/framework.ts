import * as z from 'zod';
import { Id } from '../kernel/ids.ts';
import { WebLink } from '../kernel/link.ts';
import { Line, RequiredLine, Typeset } from '../kernel/text.ts';
import { frameworkCategories, longestFramework } from '../vocabulary/frameworks.ts';
import { nameAndDescriptionMissing } from './framework-missing.ts';

const Fields = z.object({
  /** Unique, whatever the case. */
  name: RequiredLine(longestFramework, nameAndDescriptionMissing),
  description: Typeset(RequiredLine(400, nameAndDescriptionMissing)),
  category: z.enum(frameworkCategories),
  /** Its edition, such as `2.0`. */
  version: Line(80),
  url: WebLink,
  /** Comma-separated. */
  tags: Line(400),
});

/** An admin's input. */
export const FrameworkInput = Fields.extend({
  category: Fields.shape.category.default('Security'),
  version: Fields.shape.version.default(''),
  url: Fields.shape.url.default(''),
  tags: Fields.shape.tags.default(''),
});
export type FrameworkInput = z.infer<typeof FrameworkInput>;

/** A change names the revision it is based on; omitted fields keep their values. A new name is given to all ebooks. */
export const FrameworkEdit = Fields.partial().extend({ revision: z.number().int() });
export type FrameworkEdit = z.infer<typeof FrameworkEdit>;

/** A framework or law as the back-office sees it; `regulatory_source` of an ebook is its name. */
export const AdminFramework = Fields.extend({
  id: Id('framework'),
  /** Empty for one that joined with an ebook, until it is described. */
  description: z.string(),
  /** Ebooks that name it, drafts and those in the trash included. */
  usage_count: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
  revision: z.number().int(),
});
export type AdminFramework = z.infer<typeof AdminFramework>;

export const FrameworkSummary = z.object({
  total: z.number().int(),
  Security: z.number().int(),
  Compliance: z.number().int(),
  'Risk Management': z.number().int(),
  Privacy: z.number().int(),
});
export type FrameworkSummary = z.infer<typeof FrameworkSummary>;
