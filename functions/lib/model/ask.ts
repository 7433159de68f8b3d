import type { Message, ToolConfiguration, ToolInputSchema } from '@aws-sdk/client-bedrock-runtime';
import * as z from 'zod';
import type { TokenUsage } from '#shared/kernel/model.ts';
import { now } from '../clock.ts';
import { logger } from '../logger.ts';
import { checkBudget, mostTokens } from './budget.ts';
import { converse, type ModelAnswer } from './converse.ts';
import { sumOf } from './cost.ts';
import { ModelError, noTokens } from './errors.ts';
import { correctionOf } from './repair.ts';
import { problemsIn, toolUseIn } from './tool-answer.ts';

/** What is asked of the language model, and the form that the answer must have. */
export interface Question<S extends z.ZodType> {
  readonly system: string;
  /** Begins and ends with what the user says. */
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly text: string }[];
  /** The model answers by using this tool; its input is the answer. The schema describes an object. */
  readonly tool: { readonly name: string; readonly description: string; readonly schema: S };
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

const toolConfigOf = ({ name, description, schema }: Question<z.ZodType>['tool']): ToolConfiguration => {
  // The SDK's type of JSON has no room for the one of schemas.
  const json: unknown = z.toJSONSchema(schema, { io: 'input' });
  return {
    tools: [{ toolSpec: { name, description, inputSchema: { json } as ToolInputSchema } }],
    toolChoice: { tool: { name } },
  };
};

/** The requests of one question, with what they have used. Prompts and answers are in no log. */
class Conversation<S extends z.ZodType> {
  readonly #question: Question<S>;
  readonly #toolConfig: ToolConfiguration;
  #used = noTokens;

  constructor(question: Question<S>) {
    this.#question = question;
    this.#toolConfig = toolConfigOf(question.tool);
  }

  get used(): TokenUsage {
    return this.#used;
  }

  async say(messages: Message[]): Promise<ModelAnswer> {
    const { system, maxTokens, left, tool } = this.#question;
    const request = { system: [{ text: system }], messages, toolConfig: this.#toolConfig };
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

async function answerTo<S extends z.ZodType>(
  { messages, tool }: Question<S>,
  conversation: Conversation<S>,
): Promise<z.output<S>> {
  const asked: Message[] = messages.map(({ role, text }) => ({ role, content: [{ text }] }));
  const first = await conversation.say(asked);
  const read = tool.schema.safeParse(toolUseIn(first, tool.name)?.input);
  if (read.success) return read.data;
  const second = await conversation.say(correctionOf(asked, toolUseIn(first, tool.name), problemsIn(read.error)));
  const corrected = tool.schema.safeParse(toolUseIn(second, tool.name)?.input);
  if (corrected.success) return corrected.data;
  throw new ModelError('ModelAnswerError', noTokens, problemsIn(corrected.error));
}

/**
 * Asks the stage's language model for an answer that fits a schema. One that does not fit is sent back once, with what is
 * wrong with it. Throws a `ModelError` with the tokens used until then; those of a request that timed out are unknown.
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
