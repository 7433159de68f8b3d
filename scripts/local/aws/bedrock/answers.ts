import type { AwsResponse } from '../service.ts';
import { encodeEvents, type StreamEvent } from './event-stream.ts';
import type { ConverseAnswer } from './model.ts';

/** Bedrock counts both kinds together as well. */
const counted = ({ usage }: ConverseAnswer, latencyMs: number) => ({
  usage: { ...usage, totalTokens: usage.inputTokens + usage.outputTokens },
  metrics: { latencyMs },
});

/** The answer to `Converse`. `latencyMs` is how long the model took. */
export const asDocument = (answer: ConverseAnswer, latencyMs: number): AwsResponse => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    output: { message: { role: 'assistant', content: answer.content } },
    stopReason: answer.stopReason,
    ...counted(answer, latencyMs),
  }),
});

const event = (type: string, payload: object): StreamEvent => ({ type, payload });

/** Characters of one delta. */
const deltaLength = 40;
const pieces = (text: string): string[] => text.match(new RegExp(`[^]{1,${deltaLength}}`, 'gu')) ?? [];

function deltasOf(block: ConverseAnswer['content'][number]): object[] {
  if ('text' in block) return pieces(block.text).map((text) => ({ text }));
  if ('toolUse' in block) return pieces(JSON.stringify(block.toolUse.input)).map((input) => ({ toolUse: { input } }));
  const { text, signature } = block.reasoningContent.reasoningText;
  return [...pieces(text).map((piece) => ({ text: piece })), ...(signature ? [{ signature }] : [])].map(
    (reasoningContent) => ({ reasoningContent }),
  );
}

function eventsOf(block: ConverseAnswer['content'][number], contentBlockIndex: number): StreamEvent[] {
  const deltas = deltasOf(block);
  const start =
    'toolUse' in block ? [{ toolUse: { toolUseId: block.toolUse.toolUseId, name: block.toolUse.name } }] : [];
  return [
    ...start.map((each) => event('contentBlockStart', { contentBlockIndex, start: each })),
    ...deltas.map((delta) => event('contentBlockDelta', { contentBlockIndex, delta })),
    event('contentBlockStop', { contentBlockIndex }),
  ];
}

/** The answer to `ConverseStream`: the same in pieces. */
export const asStream = (answer: ConverseAnswer, latencyMs: number): AwsResponse => ({
  status: 200,
  headers: { 'content-type': 'application/vnd.amazon.eventstream' },
  body: encodeEvents([
    event('messageStart', { role: 'assistant' }),
    ...answer.content.flatMap(eventsOf),
    event('messageStop', { stopReason: answer.stopReason }),
    event('metadata', counted(answer, latencyMs)),
  ]),
});
