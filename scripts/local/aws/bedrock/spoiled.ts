import type { SpoiledAnswer } from '../../faults/faults.ts';
import type { ConverseAnswer } from './model.ts';

const nothing = (answer: ConverseAnswer): ConverseAnswer => ({ ...answer, content: [], stopReason: 'end_turn' });

/** Of a text the first half. A tool's input that ends before its JSON does is none. */
const halfOf = (answer: ConverseAnswer): ConverseAnswer => ({
  ...answer,
  content: answer.content.map((block) => {
    if ('text' in block) return { text: block.text.slice(0, Math.ceil(block.text.length / 2)) };
    return 'toolUse' in block ? { toolUse: { ...block.toolUse, input: {} } } : block;
  }),
  stopReason: 'max_tokens',
});

const inWords = 'I cannot help with that.';

const spoilings: Readonly<Record<SpoiledAnswer, (answer: ConverseAnswer) => ConverseAnswer>> = {
  malformed: (answer) => ({
    ...answer,
    content: answer.content.map((block) =>
      'toolUse' in block ? { toolUse: { ...block.toolUse, input: { unexpected: [block.toolUse.input] } } } : block,
    ),
  }),
  empty: nothing,
  refused: (answer) => ({ ...answer, content: [{ text: inWords }], stopReason: 'end_turn' }),
  filtered: (answer) => ({ ...nothing(answer), stopReason: 'content_filtered' }),
  half: halfOf,
  // Its connection breaks, whatever it says.
  cut: (answer) => answer,
};

/** What a test wants a model to answer instead. */
export const spoil = (answer: ConverseAnswer, how?: SpoiledAnswer): ConverseAnswer =>
  how ? spoilings[how](answer) : answer;

/** No answer has more tokens than were asked for: a longer one ends there. */
export function within(answer: ConverseAnswer, maxTokens = Number.POSITIVE_INFINITY): ConverseAnswer {
  if (answer.usage.outputTokens <= maxTokens) return answer;
  return { ...halfOf(answer), usage: { ...answer.usage, outputTokens: maxTokens } };
}
