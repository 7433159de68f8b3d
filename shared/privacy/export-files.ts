import * as z from 'zod';

/** A large export: files to download one after the other until they expire. */
export const ExportFiles = z.object({
  state: z.enum(['none', 'preparing', 'ready']),
  files: z.number().int(),
  expires_at: z.string().nullable(),
});
export type ExportFiles = z.infer<typeof ExportFiles>;
