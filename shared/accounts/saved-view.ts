import * as z from 'zod';
import { Id } from '../kernel/ids.ts';
import { RequiredLine } from '../kernel/text.ts';
import { longestViewName, longestViewQuery, viewNameMissing } from './viewed-lists.ts';

const unreadable = 'Not the query of a list';

/**
 * How a list was looked at: its address and its hidden columns, under a name. Neither is checked against what lists know:
 * one that has lost a filter or a column since ignores it.
 */
export const SavedViewInput = z.object({
  name: RequiredLine(longestViewName, viewNameMissing),
  /** Search, filters, order and tab as in the address: `status=draft&sort=-price`. */
  query: z
    .string(unreadable)
    .max(longestViewQuery, 'The search and filters are too long to be saved')
    .regex(/^[!-~]*$/, unreadable),
  hidden_columns: z.array(z.string().min(1).max(40)).max(40),
});
export type SavedViewInput = z.infer<typeof SavedViewInput>;

/** A new name, or another way of looking at the list, or both. */
export const SavedViewEdit = SavedViewInput.partial();
export type SavedViewEdit = z.infer<typeof SavedViewEdit>;

export const SavedView = SavedViewInput.extend({
  id: Id('savedView'),
  /** One of `viewedLists`, unless a release has dropped it. */
  list: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type SavedView = z.infer<typeof SavedView>;
