import { invalid, modelRefused } from './errors.ts';
import type { ConverseRequest, Message, ToolResult } from './model.ts';

const isBlank = (text: string): boolean => text.trim() === '';

function checkRoles(messages: readonly Message[]): void {
  if (messages[0]?.role !== 'user')
    throw invalid(
      'A conversation must start with a user message. Try again with a conversation that starts with a user message.',
    );
  if (messages.some(({ role }, index) => role === messages[index - 1]?.role))
    throw invalid(
      'A conversation must alternate between user and assistant roles. Make sure the conversation alternates between user and assistant roles and try again.',
    );
  if (messages.at(-1)?.role !== 'user')
    throw modelRefused(
      'This model does not support assistant message prefill. The conversation must end with a user message.',
    );
}

function checkContent({ content }: Message, place: string): void {
  if (content.length === 0)
    throw invalid(
      `The content field in the Message object at ${place} is empty. Add a ContentBlock object to the content field and try again.`,
    );
  for (const [index, block] of content.entries())
    if ('text' in block && isBlank(block.text))
      throw invalid(
        `The text field in the ContentBlock object at ${place}.content.${index} is blank. Add text to the text field, and try again.`,
      );
    else if ('toolResult' in block) checkResult(block.toolResult, `${place}.content.${index}.toolResult`);
}

/** The sentence is a guess. */
function checkResult({ content }: ToolResult, place: string): void {
  for (const [index, block] of content.entries())
    if ('text' in block && isBlank(block.text))
      throw invalid(
        `The text field in the ToolResultContentBlock object at ${place}.content.${index} is blank. Add text to the text field, and try again.`,
      );
}

const usesIn = (message?: Message): string[] =>
  (message?.content ?? []).flatMap((block) => ('toolUse' in block ? [block.toolUse.toolUseId] : []));
const resultsIn = (message?: Message): string[] =>
  (message?.content ?? []).flatMap((block) => ('toolResult' in block ? [block.toolResult.toolUseId] : []));

/** Each use of a tool is followed by its result, and nothing else has one. */
function checkTools(messages: readonly Message[], hasTools: boolean): void {
  for (const [index, message] of messages.entries()) {
    const used = usesIn(messages[index - 1]);
    const results = resultsIn(message);
    if (results.length > used.length)
      throw invalid(
        `The number of toolResult blocks at messages.${index}.content exceeds the number of toolUse blocks of previous turn.`,
      );
    const open = used.filter((id) => !results.includes(id));
    if (open.length > 0)
      throw invalid(
        `Expected toolResult blocks at messages.${index}.content for the following Ids: ${open.join(', ')}`,
      );
  }
  if (!hasTools && messages.some((message) => usesIn(message).length > 0))
    throw invalid('The toolConfig field must be defined when using toolUse and toolResult content blocks.');
}

/** Refuses a conversation that Bedrock would refuse, in its words. Throws a `BedrockError`. */
export function checkConversation({ system = [], messages, toolConfig }: ConverseRequest): void {
  for (const [index, { text }] of system.entries())
    if (isBlank(text))
      throw invalid(
        `The text field in the SystemContentBlock object at system.${index} is blank. Add text to the text field, and try again.`,
      );
  checkRoles(messages);
  for (const [index, message] of messages.entries()) checkContent(message, `messages.${index}`);
  checkTools(messages, toolConfig !== undefined);
}
