import type { ToolUseBlock } from '@aws-sdk/client-bedrock-runtime';
import type * as z from 'zod';
import type { ModelAnswer } from './converse.ts';
import { ModelError, type ModelErrorName } from './errors.ts';

/** Reasons to stop after an answer that nobody can read: it can be asked for again. */
const unreadable: ReadonlySet<string> = new Set(['malformed_model_output', 'malformed_tool_use']);

/** Reasons to stop that leave nothing to use. */
const failed: Readonly<Record<string, ModelErrorName>> = {
  content_filtered: 'ModelRefusedError',
  guardrail_intervened: 'ModelRefusedError',
  max_tokens: 'ModelHalfAnswerError',
  model_context_window_exceeded: 'ModelHalfAnswerError',
};

/** What an answer is: a use of the tool, words instead of it, or something that could not be read. */
type Heard = { readonly use: ToolUseBlock } | 'words' | 'unreadable';

/** What the model has answered. Throws a `ModelError` when that is nothing. */
export function heard({ message, stopReason }: ModelAnswer, tool: string): Heard {
  const stopped: string = stopReason ?? '';
  const reason = failed[stopped];
  if (reason) throw new ModelError(reason);
  const content = message.content ?? [];
  const use = content.find(({ toolUse }) => toolUse?.name === tool)?.toolUse;
  if (use) return { use };
  if (unreadable.has(stopped)) return 'unreadable';
  if (content.some(({ text = '' }) => text.trim() !== '')) return 'words';
  throw new ModelError('ModelEmptyAnswerError');
}

/** More would not help the model either. */
const mostProblems = 20;

/** What is wrong with an answer, a line each, in words that a model understands. */
export const problemsIn = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, mostProblems)
    .map(({ path, message }) => `- ${path.join('.') || 'the whole input'}: ${message}`)
    .join('\n');
