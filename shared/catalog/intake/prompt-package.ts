import * as z from 'zod';
import { Dollars } from '../../kernel/money.ts';
import { Entries, Line, RequiredLine, Typeset } from '../../kernel/text.ts';
import { longestCategory, longestTag } from '../../vocabulary/choices.ts';
import { usualPromptCategory } from '../choices.ts';
import { AdminEbook } from '../ebook.ts';

const incomplete = 'Please fill all required fields and select a CSV file';

/** Tags as one line: `a, b`. */
const TagLine = z
  .string()
  .max(600, 'Must be at most 600 characters')
  .transform((line) => line.split(','))
  .pipe(Entries(12, longestTag));

const Description = Typeset(z.string().trim().max(2000, 'Must be at most 2000 characters'));
const Title = Typeset(RequiredLine(200, incomplete));
const Category = RequiredLine(longestCategory, 'Category is required');

/** An ebook of the category Prompt Vault: `category` is what it is sorted by among them, `tags` are one line. */
export const PromptPackage = AdminEbook.omit({ prompt_category: true, tags: true }).extend({ tags: z.string() });
export type PromptPackage = z.infer<typeof PromptPackage>;

/** The fields beside the file of `POST /admin/prompt-packages/upload`, which are text as in any form. */
export const PromptPackageForm = z.object({
  title: Title,
  description: Description.default(''),
  price: z
    .string(incomplete)
    .trim()
    .min(1, incomplete)
    .regex(/^\d{1,6}(?:\.\d{1,2})?$/, 'Must be a number')
    .transform(Number)
    .pipe(Dollars),
  category: Line(longestCategory)
    .default('')
    .transform((category) => category || usualPromptCategory),
  tags: TagLine.default([]),
});
export type PromptPackageForm = z.infer<typeof PromptPackageForm>;

/** Body of `PUT /admin/prompt-packages/{id}`. `revision` is the one it is based on; an older one is 409 `stale_version`. */
export const PromptPackageEdit = z.object({
  title: Title,
  description: Description.optional(),
  price: z.number(incomplete).pipe(Dollars),
  category: Category.optional(),
  tags: TagLine.optional(),
  revision: z.number().int(),
});
export type PromptPackageEdit = z.infer<typeof PromptPackageEdit>;

/** The tiles of the packages, over all of them. */
export const PromptPackageSummary = z.object({
  total: z.number().int(),
  published: z.number().int(),
  drafts: z.number().int(),
  /** Prompts in their CSVs. */
  prompts: z.number().int(),
  /** Sum of prices in dollars. */
  total_value: z.number(),
});
export type PromptPackageSummary = z.infer<typeof PromptPackageSummary>;
