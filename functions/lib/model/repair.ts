import type { ContentBlock, Message } from '@aws-sdk/client-bedrock-runtime';

const mend = (problems: string): string =>
  `That input cannot be used:\n${problems}\nUse the tool again, with all of the input and these mistakes corrected.`;

const useIt = (tool: string): string =>
  `These were words, which nobody reads. Answer the question again by using the tool ${tool}, with nothing besides its input.`;

const user = (content: ContentBlock[]): Message => ({ role: 'user', content });

/** What was said, as it was: a model that thinks wants its thoughts back unchanged. Blank texts are refused. */
const sayable = ({ content = [] }: Message): ContentBlock[] => content.filter(({ text }) => text?.trim() !== '');

/** The conversation with a request to correct the use of the tool; the result of each use says what was wrong. */
export function correctionOf(asked: readonly Message[], answer: Message, problems: string): Message[] {
  const content = sayable(answer);
  const uses = content.flatMap(({ toolUse }) => toolUse ?? []);
  const results = uses.map(
    ({ toolUseId }): ContentBlock => ({
      toolResult: { toolUseId, status: 'error', content: [{ text: mend(problems) }] },
    }),
  );
  return [...asked, { role: 'assistant', content }, user(results)];
}

/** The conversation with a request to use the tool after words. */
export const reminderOf = (asked: readonly Message[], answer: Message, tool: string): Message[] => [
  ...asked,
  { role: 'assistant', content: sayable(answer) },
  user([{ text: useIt(tool) }]),
];

/** The question once more, with why: of an answer that could not be read nothing can be sent back. */
export function repetitionOf(asked: readonly Message[]): Message[] {
  const last = asked.at(-1)?.content ?? [];
  return [...asked.slice(0, -1), user([...last, { text: mend('- the whole input: not valid JSON') }])];
}
