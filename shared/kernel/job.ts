import * as z from 'zod';
import { Id } from './ids.ts';

/**
 * Work on many things that goes on after the answer. `failed`: it has ended, and not one of the things was done; a job of
 * which some failed is `done`, and says which.
 */
export const jobStates = ['queued', 'running', 'done', 'failed'] as const;

/** A thing that was not done, and why. */
const JobFailure = z.object({ id: z.string(), name: z.string(), sentence: z.string() });
export type JobFailure = z.infer<typeof JobFailure>;

/** How many failures a job keeps; `failed` counts all of them. */
export const keptFailures = 50;

/** A job as its list shows it. */
export const Job = z.object({
  id: Id('job'),
  /** Thing and act: `ebook.unpublish`. */
  kind: z.string(),
  /** `Unpublish 26 ebooks`. */
  title: z.string(),
  state: z.enum(jobStates),
  /** How many of `total` were tried. */
  done: z.number().int(),
  /** Null while the job walks through a list that nobody has counted. */
  total: z.number().int().nullable(),
  /** How many of those tried failed. */
  failed: z.number().int(),
  /** Who asked for it. */
  by: z.string(),
  asked_at: z.string(),
  ended_at: z.string().nullable(),
});
export type Job = z.infer<typeof Job>;

/** The same with the first failures. */
export const JobDetail = Job.extend({ failures: z.array(JobFailure) });
export type JobDetail = z.infer<typeof JobDetail>;
