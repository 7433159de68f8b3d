import type { GenerationTask } from '#shared/generation/task.ts';
import { taskIn } from '#shared/generation/task-block.ts';
import { writeOutline } from './outline.ts';
import { writeSection } from './section.ts';
import { seedOf } from './seed.ts';

/* The model of the local cloud: it answers Converse without any network, from the fact base and the training files. */

interface ToolUse {
  readonly toolUse: { readonly toolUseId: string; readonly name: string; readonly input: unknown };
}
interface Text {
  readonly text: string;
}

/** Part of a message; of what is no text, only the length counts. */
interface Part {
  readonly text?: string;
  readonly toolUse?: unknown;
  readonly reasoningContent?: unknown;
  readonly toolResult?: unknown;
}

export interface ConverseRequest {
  readonly modelId: string;
  readonly system?: readonly { readonly text?: string }[] | undefined;
  readonly messages: readonly { readonly role: string; readonly content: readonly Part[] }[];
  readonly inferenceConfig?: unknown;
  readonly toolConfig?: { readonly tools?: readonly { readonly toolSpec?: { readonly name?: string } }[] } | undefined;
}
export interface ConverseAnswer {
  readonly content: (Text | ToolUse)[];
  readonly stopReason: 'end_turn' | 'tool_use';
  readonly usage: { readonly inputTokens: number; readonly outputTokens: number };
}
export interface LocalModel {
  converse(request: ConverseRequest): Promise<ConverseAnswer>;
}

/** Rough and the same for everyone: four letters are a token. */
const lettersPerToken = 4;
const tokensOf = (text: string): number => Math.ceil(text.length / lettersPerToken);

const honest =
  'This is the local model. It writes outlines and sections of books when a request carries such a task, and cannot answer anything else. Connect a real model for free conversation.';

/** The task of the first message that carries one. */
function taskOf({ messages }: ConverseRequest): GenerationTask | undefined {
  for (const { role, content } of messages) {
    const task = role === 'user' ? taskIn(content.map(({ text }) => text ?? '').join('\n')) : undefined;
    if (task) return task;
  }
  return undefined;
}

function answerTo(request: ConverseRequest): Text | ToolUse {
  const task = taskOf(request);
  if (!task) return { text: honest };
  const input = task.kind === 'outline' ? writeOutline(task) : writeSection(task);
  const name = request.toolConfig?.tools?.[0]?.toolSpec?.name;
  if (!name) return { text: JSON.stringify(input) };
  const number = seedOf(JSON.stringify(task)).toString(36);
  return { toolUse: { toolUseId: `tooluse_${number}`, name, input } };
}

/** What was sent: the words of all messages and of the system, and the tools. */
const sentText = ({ system = [], messages, toolConfig }: ConverseRequest): string =>
  [
    ...system.map(({ text }) => text ?? ''),
    ...messages.flatMap(({ content }) => content.map((part) => part.text ?? JSON.stringify(part))),
    toolConfig ? JSON.stringify(toolConfig) : '',
  ].join('');

function converse(request: ConverseRequest): ConverseAnswer {
  const answer = answerTo(request);
  const written = 'text' in answer ? answer.text : JSON.stringify(answer.toolUse.input);
  return {
    content: [answer],
    stopReason: 'text' in answer ? 'end_turn' : 'tool_use',
    usage: { inputTokens: tokensOf(sentText(request)), outputTokens: tokensOf(written) },
  };
}

/** Answers from the request alone: the same request always has the same answer. */
export const localModel: LocalModel = { converse: async (request) => converse(request) };
