import type { ContentBlock, StopReason } from '@aws-sdk/client-bedrock-runtime';
import { expect, it } from 'vitest';
import { noTokens } from './errors.ts';
import { heard } from './tool-answer.ts';

const answer = (content: ContentBlock[], stopReason: StopReason = 'end_turn') => ({
  ...{ message: { role: 'assistant' as const, content }, stopReason, usage: noTokens },
});

it.each([
  ['nothing but space', answer([{ text: ' \n' }]), 'ModelEmptyAnswerError'],
  ['too much before it', answer([], 'model_context_window_exceeded'), 'ModelHalfAnswerError'],
  ['another tool', answer([{ toolUse: { toolUseId: '1', name: 'other', input: {} } }]), 'ModelEmptyAnswerError'],
])('an answer of %s is none', (_, given, name) => {
  expect(() => heard(given, 'outline')).toThrow(expect.objectContaining({ name }));
});

it('an answer of words is told from one that could not be read', () => {
  expect(heard(answer([{ text: 'I would rather not.' }]), 'outline')).toBe('words');
  expect(heard(answer([], 'malformed_tool_use'), 'outline')).toBe('unreadable');
});
