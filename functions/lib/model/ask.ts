import type { ConverseCommandInput, Message } from '@aws-sdk/client-bedrock-runtime';
import type * as z from 'zod';
import type { TokenUsage } from '#shared/kernel/model.ts';
import { now } from '../clock.ts';
import { logger } from '../logger.ts';
import { checkBudget, mostTokens } from './budget.ts';
import { converse, type ModelAnswer } from './converse.ts';
import { sumOf } from './cost.ts';
import { ModelError, noTokens } from './errors.ts';
import { correctionOf, reminderOf, repetitionOf } from './repair.ts';
import { modelSettings } from './settings.ts';
import { heard, problemsIn } from './tool-answer.ts';
import { type AnswerTool, toolConfigOf, wishOf } from './tool-request.ts';

/** What is asked of the language model, and the form that the answer must have. */
export interface Question<S extends z.ZodType> {
  readonly system: string;
  /** Begins and ends with what the user says. */
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly text: string }[];
  /** The model answers by using this tool; its input is the answer. */
  readonly tool: AnswerTool<S>;
  /** Longest answer. */
  readonly maxTokens: number;
  /** Tokens that may still be used; no limit when absent. */
  readonly left?: number;
}

/** The answer, and the tokens of all requests that it took. */
export interface Answered<T> {
  readonly value: T;
  readonly usage: TokenUsage;
}

/** The requests of one question, with what they have used. Prompts and answers are in no log. */
class Conversation<S extends z.ZodType> {
  readonly #question: Question<S>;
  readonly #fixed: Pick<ConverseCommandInput, 'system' | 'toolConfig'>;
  #used = noTokens;

  constructor(question: Question<S>) {
    const { system, tool } = question;
    const wish = modelSettings.toolUse === 'asked' ? [{ text: wishOf(tool.name) }] : [];
    this.#question = question;
    this.#fixed = { system: [{ text: system }, ...wish], toolConfig: toolConfigOf(tool, modelSettings) };
  }

  get used(): TokenUsage {
    return this.#used;
  }

  async say(messages: Message[]): Promise<ModelAnswer> {
    const { left, tool } = this.#question;
    const maxTokens = this.#question.maxTokens + modelSettings.thinkingTokens;
    const request = { ...this.#fixed, messages };
    const { inputTokens, outputTokens } = this.#used;
    if (left !== undefined)
      checkBudget(left - inputTokens - outputTokens, mostTokens(JSON.stringify(request).length, maxTokens));
    const began = now();
    const answer = await converse({ ...request, inferenceConfig: { maxTokens } });
    this.#used = sumOf(this.#used, answer.usage);
    const { stopReason, usage } = answer;
    logger.info('model answered', { tool: tool.name, stopReason, ...usage, milliseconds: now() - began });
    return answer;
  }
}

/** An answer that fits, or what to say to the model that gave another one. */
type Judged<T> =
  | { readonly value: T }
  | { readonly fault: 'words' | 'unreadable' | 'unfit'; readonly correction: Message[]; readonly problems?: string };

function judged<S extends z.ZodType>(
  tool: AnswerTool<S>,
  asked: readonly Message[],
  answer: ModelAnswer,
): Judged<z.output<S>> {
  const said = heard(answer, tool.name);
  if (said === 'unreadable') return { fault: said, correction: repetitionOf(asked) };
  if (said === 'words') return { fault: said, correction: reminderOf(asked, answer.message, tool.name) };
  const read = tool.schema.safeParse(said.use.input);
  if (read.success) return { value: read.data };
  const problems = problemsIn(read.error);
  return { fault: 'unfit', correction: correctionOf(asked, answer.message, problems), problems };
}

async function answerTo<S extends z.ZodType>(
  { messages, tool }: Question<S>,
  conversation: Conversation<S>,
): Promise<z.output<S>> {
  const asked: Message[] = messages.map(({ role, text }) => ({ role, content: [{ text }] }));
  const first = judged(tool, asked, await conversation.say(asked));
  if ('value' in first) return first.value;
  // A model that was made to use the tool and writes words refuses; one that was asked to may have forgotten.
  if (first.fault === 'words' && modelSettings.toolUse === 'forced') throw new ModelError('ModelRefusedError');
  const second = judged(tool, asked, await conversation.say(first.correction));
  if ('value' in second) return second.value;
  throw new ModelError(second.fault === 'words' ? 'ModelRefusedError' : 'ModelAnswerError', noTokens, second.problems);
}

/**
 * Asks the stage's language model for an answer that fits a schema. One that does not fit is sent back once, with what is
 * wrong with it, as are words from a model that cannot be made to use a tool. Throws a `ModelError` with the tokens used
 * until then; those of a request that timed out are unknown.
 */
export async function ask<S extends z.ZodType>(question: Question<S>): Promise<Answered<z.output<S>>> {
  const conversation = new Conversation(question);
  try {
    const value = await answerTo(question, conversation);
    return { value, usage: conversation.used };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    throw new ModelError(error.name, conversation.used, error.cause);
  }
}
