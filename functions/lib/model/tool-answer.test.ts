import type { ContentBlock, StopReason } from '@aws-sdk/client-bedrock-runtime';
import { expect, it } from 'vitest';
import { noTokens } from './errors.ts';
import { toolUseIn } from './tool-answer.ts';

const answer = (content: ContentBlock[], stopReason: StopReason = 'end_turn') => ({
  ...{ message: { role: 'assistant' as const, content }, stopReason, usage: noTokens },
});

it.each([
  ['nothing but space', answer([{ text: ' \n' }]), 'ModelEmptyAnswerError'],
  ['words', answer([{ text: 'I would rather not.' }]), 'ModelRefusedError'],
  ['too much before it', answer([], 'model_context_window_exceeded'), 'ModelHalfAnswerError'],
  ['another tool', answer([{ toolUse: { toolUseId: '1', name: 'other', input: {} } }]), 'ModelEmptyAnswerError'],
])('an answer of %s is none', (_, given, name) => {
  expect(() => toolUseIn(given, 'outline')).toThrow(expect.objectContaining({ name }));
});
