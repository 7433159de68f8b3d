import * as z from 'zod';
import { BedrockError } from '../errors.ts';
import type { ConverseRequest, Message, ToolResult, ToolUse } from '../model.ts';

/** The texts of a message as one. */
export const textOf = ({ content }: Pick<Message, 'content'>): string =>
  content.flatMap((block) => ('text' in block ? [block.text] : [])).join('\n\n');

export const usesOf = ({ content }: Message): ToolUse[] =>
  content.flatMap((block) => ('toolUse' in block ? [block.toolUse] : []));
export const resultsOf = ({ content }: Message): ToolResult[] =>
  content.flatMap((block) => ('toolResult' in block ? [block.toolResult] : []));

export const resultText = ({ content }: ToolResult): string =>
  content.map((part) => ('text' in part ? part.text : JSON.stringify(part.json))).join('\n\n');

export const systemText = ({ system = [] }: ConverseRequest): string => system.map(({ text }) => text).join('\n\n');

/** Tools as both interfaces describe them. */
export const functionsOf = ({ toolConfig }: ConverseRequest) =>
  (toolConfig?.tools ?? []).map(({ toolSpec: { name, description, inputSchema } }) => ({
    type: 'function' as const,
    function: { name, description, parameters: inputSchema.json },
  }));

/** Reads what a server answered. Throws Bedrock's error for a model that failed. */
export function answerOf<S extends z.ZodType>(schema: S, answered: unknown, server: string): z.output<S> {
  const { data, error } = schema.safeParse(answered);
  if (!error) return data;
  throw new BedrockError('ModelErrorException', `${server} answered something else: ${z.prettifyError(error)}`);
}
