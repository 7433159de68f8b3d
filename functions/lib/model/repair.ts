import type { Message, ToolUseBlock } from '@aws-sdk/client-bedrock-runtime';

const request = (problems: string): string =>
  `That input cannot be used:\n${problems}\nUse the tool again, with all of the input and these mistakes corrected.`;

const user = (content: NonNullable<Message['content']>): Message => ({ role: 'user', content });

/**
 * The conversation with a request to correct an answer. The tool's result says what was wrong with its use; where there
 * was none that could be read, the question says so once more, as no message may be empty.
 */
export function correctionOf(asked: readonly Message[], use: ToolUseBlock | undefined, problems: string): Message[] {
  if (use) {
    const { toolUseId } = use;
    const text = request(problems);
    return [
      ...asked,
      { role: 'assistant', content: [{ toolUse: use }] },
      user([{ toolResult: { toolUseId, status: 'error', content: [{ text }] } }]),
    ];
  }
  const last = asked.at(-1)?.content ?? [];
  return [...asked.slice(0, -1), user([...last, { text: request('- the whole input: not valid JSON') }])];
}
