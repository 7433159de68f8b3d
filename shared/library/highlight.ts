import * as z from 'zod';
import { Text } from '../kernel/text.ts';
import { contextLength } from './anchor.ts';
import { highlightColors, longestNote, longestQuote } from './choices.ts';

/** Made by the reader's browser: sent again after a lost answer, it names the same highlight. */
export const HighlightKey = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'Not a valid key');

const chars = (most: number) => z.string().max(most, `Use at most ${most.toLocaleString('en-US')} characters`);

/** A marked passage with a note, as its owner saves it. Where it is, see `anchor.ts`. */
export const HighlightEdit = z.object({
  color: z.enum(highlightColors),
  /** Empty for none. */
  note: Text(longestNote),
  quote: chars(longestQuote).min(1, 'Select some text'),
  prefix: chars(contextLength),
  suffix: chars(contextLength),
  section: chars(500),
  position: z.number().int().min(0, 'Must not be negative').max(10_000_000, 'Must be within the text'),
});
export type HighlightEdit = z.infer<typeof HighlightEdit>;

export const Highlight = HighlightEdit.extend({
  key: HighlightKey,
  created_at: z.string(),
  updated_at: z.string(),
});
export type Highlight = z.infer<typeof Highlight>;

/** Highlights of one ebook in the order of their keys; `next` is the key to go on after, if there are more. */
export const HighlightPage = z.object({ highlights: z.array(Highlight), next: HighlightKey.nullable() });
export type HighlightPage = z.infer<typeof HighlightPage>;
