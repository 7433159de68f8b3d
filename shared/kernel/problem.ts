import * as z from 'zod';

/** Stable error codes for clients; `detail` is for people. */
export const problemCodes = [
  'malformed',
  'unauthenticated',
  'forbidden',
  'password_change_required',
  'second_factor_required',
  'not_purchased',
  'not_found',
  'conflict',
  'stale_version',
  'in_use',
  'too_large',
  'wrong_type',
  'invalid',
  'too_many_requests',
  'unavailable',
  'preparing',
  'internal',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** Body of every error response. `errors` maps a field (dotted path) to a sentence and is set with 422 only. */
export const Problem = z.object({
  detail: z.string(),
  code: z.enum(problemCodes),
  errors: z.record(z.string(), z.string()).optional(),
});
export type Problem = z.infer<typeof Problem>;
