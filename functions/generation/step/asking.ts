import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import { type Answered, ask, type Question } from '#lib/model/ask.ts';
import { ModelError, mayPass } from '#lib/model/errors.ts';
import { modelSettings } from '#lib/model/settings.ts';
import { promptFor } from '#shared/generation/prompt.ts';
import type { GenerationTask } from '#shared/generation/task.ts';
import { longestAnswer } from '#shared/kernel/model.ts';
import { addTokens, type StoredGeneration } from '../generation.repo.ts';
import { findAnswer, type KeptAnswer, keepAnswer, printOf, type QuestionName } from './kept-answer.ts';
import { GenerationFailed } from './run.ts';

/** What is kept of an answer, or of a failure that used tokens; undefined when there is nothing to count. */
function toKeep(
  { attempt }: StoredGeneration,
  answer: PromiseSettledResult<Answered<unknown>>,
): Pick<KeptAnswer, 'usage' | 'value' | 'failure'> | undefined {
  if (answer.status === 'fulfilled') return answer.value;
  const error: unknown = answer.reason;
  if (!(error instanceof ModelError) || error.usage.inputTokens + error.usage.outputTokens === 0) return undefined;
  return { usage: error.usage, ...(!mayPass(error) && { failure: { message: error.message, attempt } }) };
}

/**
 * Asks, keeps what comes, then counts its tokens, whether or not it led to anything. While the table is away the step is
 * tried again, and finds the answer.
 */
async function asked<S extends z.ZodType>(
  generation: StoredGeneration,
  name: QuestionName,
  print: string,
  question: Question<S>,
): Promise<z.output<S>> {
  const [answer] = await Promise.allSettled([ask(question)]);
  const kept = toKeep(generation, answer);
  if (kept) {
    const receipt = randomUUID();
    await keepAnswer(generation.id, name, { ...kept, print, receipt });
    await addTokens(generation.id, receipt, kept.usage);
  }
  if (answer.status === 'rejected') throw answer.reason;
  return answer.value.value;
}

/** The answer that an earlier call of this step was given, whose tokens are counted at the latest now. */
async function earlier<S extends z.ZodType>(
  { id, attempt }: StoredGeneration,
  name: QuestionName,
  print: string,
  schema: S,
): Promise<z.output<S> | undefined> {
  const kept = await findAnswer(id, name);
  if (!kept) return undefined;
  await addTokens(id, kept.receipt, kept.usage);
  if (kept.print !== print) return undefined;
  if (kept.failure?.attempt === attempt) throw new GenerationFailed(kept.failure.message);
  return schema.safeParse(kept.value).data;
}

/**
 * The model's answer to a task of a generation, as long as its budget of tokens lasts. Sections written side by side
 * each see what was used before they began. The same question is paid for once, unless its answer was a failure.
 */
export async function answerTo<S extends z.ZodType>(
  generation: StoredGeneration,
  name: QuestionName,
  task: GenerationTask,
  schema: S,
): Promise<z.output<S>> {
  const { system, text, tool } = promptFor(task);
  const print = printOf(text);
  const found = await earlier(generation, name, print, schema);
  if (found !== undefined) return found;
  const left = modelSettings.tokenBudget - generation.input_tokens - generation.output_tokens;
  const messages = [{ role: 'user', text }] as const;
  return asked(generation, name, print, {
    system,
    messages,
    tool: { ...tool, schema },
    maxTokens: longestAnswer,
    left,
  });
}
