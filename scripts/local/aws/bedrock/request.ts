import * as z from 'zod';
import { checkConversation } from './conversation.ts';
import { BedrockError, invalid, modelRefused } from './errors.ts';
import type { ConverseRequest, ModelLimits } from './model.ts';

const Text = z.strictObject({ text: z.string() });
const Json = z.record(z.string(), z.unknown());
const id = z.string().regex(/^[\w-]{1,64}$/, 'Member must satisfy regular expression pattern: [a-zA-Z0-9_-]+');
const one = (value: object) => Object.keys(value).length === 1;

const ToolUse = z.strictObject({ toolUseId: id, name: id, input: z.unknown() });
const ToolResult = z.strictObject({
  toolUseId: id,
  content: z.array(z.union([Text, z.strictObject({ json: z.unknown() })])),
  status: z.enum(['success', 'error']).optional(),
});
const Reasoning = z.strictObject({
  reasoningText: z.strictObject({ text: z.string(), signature: z.string().optional() }),
});
const Content = z.union([
  Text,
  z.strictObject({ reasoningContent: Reasoning }),
  z.strictObject({ toolUse: ToolUse }),
  z.strictObject({ toolResult: ToolResult }),
]);
const Tool = z.strictObject({
  toolSpec: z.strictObject({
    name: id,
    description: z.string().min(1, 'Member must have length greater than or equal to 1').optional(),
    inputSchema: z.strictObject({ json: Json }),
  }),
});
const nothing = z.record(z.string(), z.never());
const ToolChoice = z
  .strictObject({ auto: nothing, any: nothing, tool: z.strictObject({ name: id }) })
  .partial()
  .refine(one, 'Member must have exactly one of auto, any, tool');
const share = z.number().min(0, 'Member must have value greater than or equal to 0');

/** What the local cloud has of Converse. Anything else, such as pictures or guardrails, is refused by name. */
const Body = z.strictObject({
  system: z.array(Text).optional(),
  messages: z.array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.array(Content) })),
  inferenceConfig: z
    .strictObject({
      maxTokens: z.int().min(1, 'Member must have value greater than or equal to 1'),
      temperature: share.max(1, 'Member must have value less than or equal to 1'),
      topP: share.max(1, 'Member must have value less than or equal to 1'),
      stopSequences: z.array(z.string().min(1)).max(4, 'Member must have length less than or equal to 4'),
    })
    .partial()
    .optional(),
  toolConfig: z
    .strictObject({
      tools: z.array(Tool).min(1, 'Member must have length greater than or equal to 1'),
      toolChoice: ToolChoice.optional(),
    })
    .optional(),
});

/** About. */
const charactersPerToken = 4;

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new BedrockError('ValidationException', 'The request body is not valid JSON.');
  }
}

const described = (issues: readonly z.core.$ZodIssue[]): string =>
  `${issues.length} validation error${issues.length === 1 ? '' : 's'} detected: ${issues
    .map(({ path, message }) => `Value at '${path.join('.')}' failed to satisfy constraint: ${message}`)
    .join('; ')}`;

function checkTools({ toolConfig }: ConverseRequest, { canBeForced }: ModelLimits): void {
  const { tools = [], toolChoice } = toolConfig ?? {};
  for (const [index, { toolSpec }] of tools.entries())
    if (toolSpec.inputSchema.json.type !== 'object')
      throw invalid(
        `The value at toolConfig.tools.${index}.toolSpec.inputSchema.json.type must be one of the following: object.`,
      );
  const names = tools.map(({ toolSpec }) => toolSpec.name);
  if (new Set(names).size < names.length) throw modelRefused('tools: Tool names must be unique.');
  if (!canBeForced && (toolChoice?.tool || toolChoice?.any))
    throw modelRefused('tool_choice: type "tool" and "any" are not supported for this model.');
  const chosen = toolChoice?.tool?.name;
  if (chosen && !names.includes(chosen))
    throw modelRefused(`tool_choice: Tool '${chosen}' not found in provided tools`);
}

function checkLengths({ inferenceConfig }: ConverseRequest, characters: number, limits: ModelLimits): void {
  const { longestAnswer: most, longestQuestion } = limits;
  if ((inferenceConfig?.maxTokens ?? 1) > most)
    throw invalid(
      `The maximum tokens you requested exceeds the model limit of ${most}. Try again with a maximum tokens value that is lower than ${most}.`,
    );
  if (characters / charactersPerToken > longestQuestion) throw modelRefused('Input is too long for requested model.');
}

/** The request in a body, checked as Bedrock checks it for a model. Throws a `BedrockError`. */
export function readRequest(body: Buffer, modelId: string, limits: ModelLimits): ConverseRequest {
  const { data, error } = Body.safeParse(parsed(body));
  if (error) throw invalid(described(error.issues));
  const request = { ...data, modelId };
  checkConversation(request);
  checkTools(request, limits);
  checkLengths(request, body.length, limits);
  return request;
}
