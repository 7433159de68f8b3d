import * as z from 'zod';
import { suppressionReasons } from './choices.ts';

/** An address that gets no newsletter. */
export const Suppression = z.object({
  /** The address: it has no other name. */
  id: z.string(),
  email: z.string(),
  reason: z.enum(suppressionReasons),
  at: z.string(),
});
export type Suppression = z.infer<typeof Suppression>;
