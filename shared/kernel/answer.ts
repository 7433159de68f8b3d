import * as z from 'zod';

/** Response of an act: a sentence fit for a toast. `Done.extend({ plan: Plan })` when there is a thing to show. */
export const Done = z.object({ success: z.literal(true), message: z.string() });
export type Done = z.infer<typeof Done>;
