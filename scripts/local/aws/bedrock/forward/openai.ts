import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { ConverseAnswer, ConverseRequest, LocalModel, Message, StopReason, ToolChoice } from '../model.ts';
import { call } from './call.ts';
import { answerOf, functionsOf, resultsOf, resultText, systemText, textOf, usesOf } from './parts.ts';

const Completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({
          content: z.string().nullish(),
          tool_calls: z
            .array(
              z.object({ id: z.string().nullish(), function: z.object({ name: z.string(), arguments: z.string() }) }),
            )
            .nullish(),
        }),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: z.int(), completion_tokens: z.int() }),
});
type Choice = z.output<typeof Completion>['choices'][number];

const assistant = (message: Message) => ({
  role: 'assistant',
  content: textOf(message) || null,
  ...(usesOf(message).length > 0 && {
    tool_calls: usesOf(message).map(({ toolUseId, name, input }) => ({
      id: toolUseId,
      type: 'function',
      function: { name, arguments: JSON.stringify(input) },
    })),
  }),
});

/** Results of tools are messages of their own, before what the user says to them. */
function user(message: Message) {
  const results = resultsOf(message).map((result) => ({
    role: 'tool',
    tool_call_id: result.toolUseId,
    content: resultText(result),
  }));
  const content = textOf(message);
  return content ? [...results, { role: 'user', content }] : results;
}

function choice({ tool, any }: ToolChoice = {}) {
  if (tool) return { type: 'function', function: { name: tool.name } };
  return any ? 'required' : 'auto';
}

function bodyOf(request: ConverseRequest, model: string) {
  const { maxTokens, temperature, topP, stopSequences } = request.inferenceConfig ?? {};
  const system = systemText(request);
  const messages = request.messages.flatMap((message) =>
    message.role === 'assistant' ? [assistant(message)] : user(message),
  );
  const tools = functionsOf(request);
  return {
    model,
    messages: system ? [{ role: 'system', content: system }, ...messages] : messages,
    max_tokens: maxTokens,
    temperature,
    top_p: topP,
    stop: stopSequences,
    ...(tools.length > 0 && { tools, tool_choice: choice(request.toolConfig?.toolChoice) }),
  };
}

function input(json: string): { input?: unknown } {
  try {
    return { input: JSON.parse(json) };
  } catch {
    return {};
  }
}

const reasons: Readonly<Record<string, StopReason>> = { length: 'max_tokens', content_filter: 'content_filtered' };

/** Servers say `stop` when they used the tool that they had to use. */
function converted({ message, finish_reason }: Choice): Pick<ConverseAnswer, 'content' | 'stopReason'> {
  const texts = message.content ? [{ text: message.content }] : [];
  const uses = (message.tool_calls ?? []).map(({ id, function: { name, arguments: json } }) => ({
    toolUse: { toolUseId: id ?? `tooluse_${randomUUID()}`, name, ...input(json) },
  }));
  const stopReason = reasons[finish_reason ?? ''] ?? (uses.length > 0 ? 'tool_use' : 'end_turn');
  const isBroken = uses.some(({ toolUse }) => !('input' in toolUse));
  if (isBroken && stopReason === 'tool_use') return { content: texts, stopReason: 'malformed_tool_use' };
  return {
    content: [...texts, ...uses.map(({ toolUse }) => ({ toolUse: { input: {}, ...toolUse } }))],
    stopReason,
  };
}

const Models = z.object({ data: z.array(z.object({ id: z.string() })).min(1) });

/**
 * A model behind an interface like OpenAI's (`/v1/chat/completions`), at the address that the operator named. Without a
 * name it is the first that the server lists.
 */
export function openAiModel(url: string, name?: string): LocalModel {
  const base = url.replace(/\/+$/, '').replace(/\/v1$/, '');
  const firstListed = async () => answerOf(Models, await call(`${base}/v1/models`), base).data[0]?.id ?? '';
  return {
    async converse(request) {
      const body = bodyOf(request, name ?? (await firstListed()));
      const { choices, usage } = answerOf(Completion, await call(`${base}/v1/chat/completions`, body), base);
      return {
        ...converted(choices[0] as Choice),
        usage: { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens },
      };
    },
  };
}
