import type { ToolConfiguration, ToolInputSchema } from '@aws-sdk/client-bedrock-runtime';
import * as z from 'zod';
import type { ModelSettings } from '#shared/kernel/model.ts';

/** The form of an answer: the input of this tool. The schema describes an object. */
export interface AnswerTool<S extends z.ZodType> {
  readonly name: string;
  readonly description: string;
  readonly schema: S;
}

/** The tool as the model gets it. It has to use it, or may, depending on what it allows. */
export function toolConfigOf(
  { name, description, schema }: AnswerTool<z.ZodType>,
  { toolUse }: Pick<ModelSettings, 'toolUse'>,
): ToolConfiguration {
  // The SDK's type of JSON has no room for the one of schemas.
  const json: unknown = z.toJSONSchema(schema, { io: 'input' });
  return {
    tools: [{ toolSpec: { name, description, inputSchema: { json } as ToolInputSchema } }],
    toolChoice: toolUse === 'forced' ? { tool: { name } } : { auto: {} },
  };
}

/** What a model that cannot be made to use the tool is told. */
export const wishOf = (name: string): string =>
  `Answer every question by using the tool ${name}, exactly once, with nothing besides its input.`;
