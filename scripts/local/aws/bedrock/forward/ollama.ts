import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { ConverseAnswer, ConverseRequest, LocalModel, Message, Tool } from '../model.ts';
import { call } from './call.ts';
import { answerOf, functionsOf, resultsOf, resultText, systemText, textOf, usesOf } from './parts.ts';

const Chat = z.object({
  message: z.object({
    content: z.string(),
    tool_calls: z
      .array(z.object({ function: z.object({ name: z.string(), arguments: z.record(z.string(), z.unknown()) }) }))
      .optional(),
  }),
  done_reason: z.string().optional(),
  // Absent when the whole prompt was in its cache.
  prompt_eval_count: z.int().default(0),
  eval_count: z.int().default(0),
});
type Chat = z.output<typeof Chat>;

/** The tool that has to be used. Ollama knows no such choice, but writes by a schema when it is given one. */
function forcedTool({ toolConfig }: ConverseRequest): Tool['toolSpec'] | undefined {
  const { tools = [], toolChoice } = toolConfig ?? {};
  if (toolChoice?.any && tools.length === 1) return tools[0]?.toolSpec;
  return tools.find(({ toolSpec }) => toolSpec.name === toolChoice?.tool?.name)?.toolSpec;
}

function messagesOf(message: Message) {
  const content = textOf(message);
  if (message.role === 'assistant')
    return [
      {
        role: 'assistant',
        content,
        tool_calls: usesOf(message).map(({ name, input }) => ({ function: { name, arguments: input } })),
      },
    ];
  const results = resultsOf(message).map((result) => ({ role: 'tool', content: resultText(result) }));
  return content ? [...results, { role: 'user', content }] : results;
}

function bodyOf(request: ConverseRequest, model: string) {
  const { maxTokens, temperature, topP, stopSequences } = request.inferenceConfig ?? {};
  const forced = forcedTool(request);
  const asked = forced && `Answer only with JSON for ${forced.name}: ${forced.description ?? forced.name}`;
  const system = [systemText(request), asked].filter(Boolean).join('\n\n');
  const messages = request.messages.flatMap(messagesOf);
  return {
    model,
    stream: false,
    messages: system ? [{ role: 'system', content: system }, ...messages] : messages,
    options: { num_predict: maxTokens, temperature, top_p: topP, stop: stopSequences },
    ...(forced ? { format: forced.inputSchema.json } : { tools: functionsOf(request) }),
  };
}

const use = (name: string, input: unknown) => ({ toolUse: { toolUseId: `tooluse_${randomUUID()}`, name, input } });

type Converted = Pick<ConverseAnswer, 'content' | 'stopReason'>;

/** What was written by the schema of a tool is the use of it. */
function written(content: string, name: string): Converted {
  try {
    return { content: [use(name, JSON.parse(content))], stopReason: 'tool_use' };
  } catch {
    return { content: content ? [{ text: content }] : [], stopReason: 'malformed_tool_use' };
  }
}

function converted({ message, done_reason }: Chat, forced?: string): Converted {
  const texts = message.content ? [{ text: message.content }] : [];
  if (done_reason === 'length') return { content: texts, stopReason: 'max_tokens' };
  if (forced && message.content) return written(message.content, forced);
  const uses = (message.tool_calls ?? []).map(({ function: { name, arguments: input } }) => use(name, input));
  return { content: [...texts, ...uses], stopReason: uses.length > 0 ? 'tool_use' : 'end_turn' };
}

const Tags = z.object({ models: z.array(z.object({ name: z.string() })).min(1) });

/** `OLLAMA_HOST` may lack the protocol, the host or the port, as Ollama's own client takes it. */
export function ollamaUrl(host: string): string {
  if (/^https?:\/\//.test(host)) return host.replace(/\/+$/, '');
  const address = host.startsWith(':') ? `127.0.0.1${host}` : host;
  return `http://${/:\d+$/.test(address) ? address : `${address}:11434`}`;
}

/** A model that Ollama runs, at the address that the operator named. Without a name it is the first that it lists. */
export function ollamaModel(host: string, name?: string): LocalModel {
  const base = ollamaUrl(host);
  const firstListed = async () => answerOf(Tags, await call(`${base}/api/tags`), base).models[0]?.name ?? '';
  return {
    async converse(request) {
      const body = bodyOf(request, name ?? (await firstListed()));
      const chat = answerOf(Chat, await call(`${base}/api/chat`, body), base);
      return {
        ...converted(chat, forcedTool(request)?.name),
        usage: { inputTokens: chat.prompt_eval_count, outputTokens: chat.eval_count },
      };
    },
  };
}
