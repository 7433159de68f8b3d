import * as z from 'zod';
import { AnyId } from './ids.ts';

/** How a kind of thing is called: `ebook`, `ebooks`. */
export interface BulkNoun {
  readonly one: string;
  readonly many: string;
}

/** Most things that a request may name; a filter may find more. */
const mostNamed = 1000;

/**
 * Body of a bulk act: these things, or all that a filter of their list finds. `more` is what an act has to know besides.
 */
export const bulkBody = <
  const Acts extends readonly [string, ...string[]],
  F extends z.ZodObject,
  M extends z.ZodRawShape,
>(
  acts: Acts,
  { one, many }: BulkNoun,
  filter: F,
  more: M,
) =>
  z
    .object({
      ...more,
      act: z.enum(acts),
      ids: z
        .array(AnyId)
        .min(1, `Choose at least one ${one}`)
        .max(mostNamed, `Choose at most ${mostNamed} ${many}, or a filter`)
        .optional(),
      filter: filter.optional(),
      /** With a filter: how many the caller has seen to match. Nothing is done when there are more by now. */
      count: z.number().int().min(1, 'Must be at least 1').optional(),
    })
    .refine(({ ids, filter: found }: { ids?: unknown; filter?: unknown }) => ids || found, {
      path: ['ids'],
      message: `Choose the ${many}, or a filter`,
    });

/** A part of a count: how many things it found, and where the next part begins; null at the end of the list. */
export const Counted = z.object({ count: z.number().int(), next_cursor: z.string().nullable() });
export type Counted = z.infer<typeof Counted>;
