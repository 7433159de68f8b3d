import { DomainError } from '#lib/errors.ts';
import { ModelError, mayPass } from '#lib/model/errors.ts';
import { StepPayload } from '#shared/generation/payload.ts';
import { rewrite, rewriteFail } from './rewrite/rewrite.step.ts';
import { assemble } from './step/assemble.step.ts';
import { cover } from './step/cover.step.ts';
import { draft } from './step/draft.step.ts';
import { extract } from './step/extract.step.ts';
import { fail } from './step/fail.step.ts';
import { outline } from './step/outline.step.ts';
import { review } from './step/review.step.ts';
import { GenerationFailed } from './step/run.ts';
import { section } from './step/section.step.ts';
import { typeset } from './step/typeset.step.ts';
import { validate } from './step/validate.step.ts';

const steps = {
  ...{ validate, extract, outline, section, review, assemble, cover, typeset, draft, fail },
  ...{ rewrite, 'rewrite-fail': rewriteFail },
} as const;

/** An error as the state machine should see it: with a name of its own if it would only happen again. */
function named(error: unknown): unknown {
  const isFinal =
    (error instanceof ModelError && !mayPass(error)) || (error instanceof DomainError && error.code !== 'unavailable');
  return isFinal ? new GenerationFailed(error.message) : error;
}

/** Does one step. A step that is called twice does its work once. */
export async function handler(event: unknown): Promise<unknown> {
  const { step, ...payload } = StepPayload.parse(event);
  const act = steps[step] as (payload: unknown) => Promise<unknown>;
  try {
    return (await act(payload)) ?? {};
  } catch (error) {
    throw named(error);
  }
}
