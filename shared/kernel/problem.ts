import * as z from 'zod';

/** Stable names of what can go wrong; a client decides by these, a person reads `detail`. */
export const problemCodes = [
  'malformed',
  'unauthenticated',
  'forbidden',
  'password_change_required',
  'not_purchased',
  'not_found',
  'conflict',
  'stale_version',
  'too_large',
  'wrong_type',
  'invalid',
  'too_many_requests',
  'unavailable',
  'internal',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** The body of every error answer. `errors` maps a field (dotted path) to a sentence and comes with 422 only. */
export const Problem = z.object({
  detail: z.string(),
  code: z.enum(problemCodes),
  errors: z.record(z.string(), z.string()).optional(),
});
export type Problem = z.infer<typeof Problem>;
