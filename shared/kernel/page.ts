import * as z from 'zod';

/** Query of every list: `limit` 1–100 (default 50) and an opaque `cursor` from the `Link` header. */
export const PageQuery = z.object({
  limit: z.coerce.number().int().min(1, 'Must be between 1 and 100').max(100, 'Must be between 1 and 100').default(50),
  cursor: z.string().max(2000).optional(),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** A service's result for a list; the router turns it into a bare array, `Link` and `X-Total-Count`. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly next?: string;
  readonly total?: number;
}
