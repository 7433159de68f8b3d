import * as z from 'zod';
import { nowIso } from '#lib/clock.ts';
import { finalError, type Run } from '#shared/generation/payload.ts';
import { retriableModelErrors } from '#shared/kernel/model.ts';
import { changeWhileUnderWay } from '../generation.repo.ts';

/** Errors whose message is a sentence for admins. */
const explained: ReadonlySet<string> = new Set([finalError, ...retriableModelErrors]);
const unexplained = 'Something went wrong on our side. Try again.';

const Cause = z.object({ errorMessage: z.string().min(1) });

/** The sentence in what Lambda says of an error; undefined for one that is not meant for people. */
export function sentenceOf(error: { readonly Error: string; readonly Cause: string }): string | undefined {
  if (!explained.has(error.Error)) return undefined;
  try {
    return Cause.safeParse(JSON.parse(error.Cause)).data?.errorMessage;
  } catch {
    return undefined;
  }
}

/**
 * Ends a generation with the sentence of its error, unless it has ended otherwise. An error that nobody expected is
 * thrown again: then the execution fails and rings its alarm.
 */
export async function fail(
  run: Run & { readonly error: { readonly Error: string; readonly Cause: string } },
): Promise<void> {
  const known = sentenceOf(run.error);
  const sentence = known ?? unexplained;
  const set = { status: 'failed', error: sentence, ended_at: nowIso() } as const;
  const isFirst = await changeWhileUnderWay(run, { set, sentence });
  if (isFirst && known === undefined) throw new Error(`A step failed with ${run.error.Error}`);
}
