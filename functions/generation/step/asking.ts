import type * as z from 'zod';
import { type Answered, ask } from '#lib/model/ask.ts';
import { ModelError, noTokens } from '#lib/model/errors.ts';
import { modelSettings } from '#lib/model/settings.ts';
import { promptFor } from '#shared/generation/prompt.ts';
import type { GenerationTask } from '#shared/generation/task.ts';
import { longestAnswer } from '#shared/kernel/model.ts';
import { addTokens, type StoredGeneration } from '../generation.repo.ts';

/** What a request of a generation has used counts at once, whether or not it led to anything. */
async function counted<T>({ id }: StoredGeneration, asking: Promise<Answered<T>>): Promise<T> {
  const [answer] = await Promise.allSettled([asking]);
  const error: unknown = answer.status === 'rejected' ? answer.reason : undefined;
  const used =
    answer.status === 'fulfilled' ? answer.value.usage : error instanceof ModelError ? error.usage : noTokens;
  if (used.inputTokens + used.outputTokens > 0) await addTokens(id, used);
  if (answer.status === 'rejected') throw error;
  return answer.value.value;
}

/**
 * The model's answer to a task of a generation, as long as its budget of tokens lasts. Sections written side by side
 * each see what was used before they began.
 */
export function answerTo<S extends z.ZodType>(
  generation: StoredGeneration,
  task: GenerationTask,
  schema: S,
): Promise<z.output<S>> {
  const { system, text, tool } = promptFor(task);
  const left = modelSettings.tokenBudget - generation.input_tokens - generation.output_tokens;
  const messages = [{ role: 'user', text }] as const;
  return counted(generation, ask({ system, messages, tool: { ...tool, schema }, maxTokens: longestAnswer, left }));
}
