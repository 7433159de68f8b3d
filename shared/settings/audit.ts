import * as z from 'zod';

/** An entry of the audit log. */
export const AuditRow = z.object({
  id: z.string(),
  at: z.string(),
  actor_id: z.string(),
  actor_name: z.string(),
  /** `article.updated`. */
  action: z.string(),
  target_id: z.string(),
  target_name: z.string(),
  /** Field to `[before, after]`; secrets are masked, long values truncated. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
});
export type AuditRow = z.infer<typeof AuditRow>;
