import * as z from 'zod';
import { nowIso } from '#lib/clock.ts';
import { finalError, type Run, type StepError } from '#shared/generation/payload.ts';
import { retriableModelErrors } from '#shared/kernel/model.ts';
import { changeWhileUnderWay, findGeneration } from '../generation.repo.ts';
import { GenerationFailed } from './run.ts';

/** Errors whose message is a sentence for admins. */
const explained: ReadonlySet<string> = new Set([finalError, ...retriableModelErrors]);
export const unexplained = 'Something went wrong on our side. Try again.';

const Cause = z.object({ errorMessage: z.string().min(1) });

/** The sentence in what Lambda says of an error; undefined for one that is not meant for people. */
export function sentenceOf(error: StepError): string | undefined {
  if (!explained.has(error.Error)) return undefined;
  try {
    return Cause.safeParse(JSON.parse(error.Cause)).data?.errorMessage;
  } catch {
    return undefined;
  }
}

async function hasFailed({ generation_id, attempt }: Run): Promise<boolean> {
  const stored = await findGeneration(generation_id);
  return stored?.status === 'failed' && stored.attempt === attempt;
}

/**
 * Ends a generation with the sentence of its error, unless it has ended otherwise. An error that nobody expected is
 * thrown again: then the execution fails and rings its alarm, also when this is the second call and the answer to the
 * first was lost.
 */
export async function fail(run: Run & { readonly error: StepError }): Promise<void> {
  const known = sentenceOf(run.error);
  const sentence = known ?? unexplained;
  const set = { status: 'failed', error: sentence, ended_at: nowIso() } as const;
  const changed = await changeWhileUnderWay(run, { set, sentence });
  if (known !== undefined) return;
  if (changed ?? (await hasFailed(run))) throw new GenerationFailed(`A step failed with ${run.error.Error}`);
}
