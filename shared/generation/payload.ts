import * as z from 'zod';
import { generationSteps, mostTrainingFiles } from './choices.ts';
import { GenerationId } from './generation.ts';
import { mostSections } from './task.ts';

/* What the state machine and its functions tell each other. Texts are in objects: a payload has 256 KB at most. */

/** Name of the error after which a step is not tried again; its message is a sentence for admins. */
export const finalError = 'GenerationFailed';

/** Seconds that the writing of a book may take; with fifteen seconds a section it takes five minutes. */
export const executionTimeLimit = 3600;

/** Which run of which generation a step belongs to. */
export const Run = z.object({ generation_id: GenerationId, attempt: z.number().int().min(1) });
export type Run = z.infer<typeof Run>;

/** A place among so many, from 0. */
const placeOf = (count: number) =>
  z
    .number()
    .int()
    .min(0)
    .max(count - 1);
const position = placeOf(mostSections);

/** Which section of which generation is written again, and which time that is. */
export const RewriteRun = z.object({ generation_id: GenerationId, position, number: z.number().int().min(1) });
export type RewriteRun = z.infer<typeof RewriteRun>;

/** What a state machine says of the error of a step: its name, and what the function has said, in JSON. */
const StepError = z.object({ Error: z.string(), Cause: z.string().default('') });
export type StepError = z.infer<typeof StepError>;

/** Input of an execution: a book is written, or one section of it again. */
export const ExecutionInput = z.union([Run.extend({ resume_from: z.enum(generationSteps) }), RewriteRun]);
export type ExecutionInput = z.infer<typeof ExecutionInput>;

/** Input of the function that does the steps. */
export const StepPayload = z.discriminatedUnion('step', [
  Run.extend({ step: z.literal('validate') }),
  Run.extend({ step: z.literal('extract'), position: placeOf(mostTrainingFiles) }),
  Run.extend({ step: z.literal('outline') }),
  Run.extend({ step: z.literal('section'), position }),
  Run.extend({ step: z.literal('review') }),
  Run.extend({ step: z.literal('assemble') }),
  Run.extend({ step: z.literal('cover') }),
  Run.extend({ step: z.literal('typeset') }),
  Run.extend({ step: z.literal('draft') }),
  Run.extend({ step: z.literal('fail'), error: StepError }),
  RewriteRun.extend({ step: z.literal('rewrite') }),
  RewriteRun.extend({ step: z.literal('rewrite-fail'), error: StepError }),
]);
export type StepPayload = z.infer<typeof StepPayload>;

/** Answer of `validate` and `outline`: places of training files to read, and of sections to write, each by itself. */
export interface Positions {
  readonly positions: readonly number[];
}
