import * as z from 'zod';
import { RequiredText } from '../kernel/text.ts';
import { instructionMissing, longestInstruction } from './choices.ts';
import { remarkCodes } from './review.ts';

export const rewriteStatuses = ['writing', 'ready', 'failed', 'accepted', 'discarded'] as const;
export type RewriteStatus = (typeof rewriteStatuses)[number];

/** What is to be different in a section that is written again. */
export const RewriteInput = z.object({ instruction: RequiredText(longestInstruction, instructionMissing) });
export type RewriteInput = z.infer<typeof RewriteInput>;

/** Which of the times that a section was written again; it is decided about that one and no later one. */
export const RewriteChoice = z.object({ number: z.number().int().min(1) });
export type RewriteChoice = z.infer<typeof RewriteChoice>;

/** What an editor should look at, as it is shown. */
export const ShownRemark = z.object({
  code: z.enum(remarkCodes),
  section: z.number().int(),
  excerpt: z.string(),
  sentence: z.string(),
});

/** A section that is, or was, written again: the last time. */
export const Rewrite = z.object({
  /** The first is 1. */
  number: z.number().int(),
  status: z.enum(rewriteStatuses),
  instruction: z.string(),
  /** Of the new text, once it is there. */
  words: z.number().int().nullable(),
  remarks: z.array(ShownRemark),
  /** Why it failed. */
  error: z.string().nullable(),
  /** Who asked for it. */
  by: z.string(),
  created_at: z.string(),
  ended_at: z.string().nullable(),
});
export type Rewrite = z.infer<typeof Rewrite>;

/** The same with both texts, as Markdown without the section's title; null until the new one is there. */
export const RewriteTexts = Rewrite.extend({ before: z.string().nullable(), after: z.string().nullable() });
export type RewriteTexts = z.infer<typeof RewriteTexts>;
