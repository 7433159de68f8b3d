import { expect, it, vi } from 'vitest';

vi.mock('../generation.repo.ts', () => ({}));

const { sentenceOf } = await import('./fail.step.ts');
const cause = (errorMessage: string) => JSON.stringify({ errorType: 'Error', errorMessage, trace: [] });

it.each(['GenerationFailed', 'ModelThrottledError'])('what %s says is for admins', (name) => {
  expect(sentenceOf({ Error: name, Cause: cause('Try again.') })).toBe('Try again.');
});

it.each([
  ['TypeError', cause('x is not a function')],
  ['States.Timeout', ''],
  ['GenerationFailed', 'not JSON'],
])('what %s says is not: %s', (name, text) => {
  expect(sentenceOf({ Error: name, Cause: text })).toBeUndefined();
});
