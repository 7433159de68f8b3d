import { expect, it } from 'vitest';
import { failureOf } from './failure.ts';

const refused = (name: string, message: string) => Object.assign(new Error(message), { name, $metadata: {} });

it.each([
  'Invocation of model ID anthropic.claude with on-demand throughput isn’t supported. Retry your request with the ID or ARN of an inference profile that contains this model.',
  'The provided model identifier is invalid.',
  'Operation not allowed',
])('a model that cannot be asked by this id or account is a matter of the operator: %s', (message) => {
  const error = refused('ValidationException', message);
  expect(failureOf(error)).toMatchObject({ name: 'ModelAccessError', cause: error });
});

it.each([
  'Input is too long for requested model.',
  'The text field in the ContentBlock object at messages.0.content.0 is blank.',
])('a request that is wrong is another matter: %s', (message) => {
  expect(failureOf(refused('ValidationException', message))).toMatchObject({ name: 'ModelInputError' });
});

it('a connection that fails before anything is sent may hold later', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  expect(failureOf(error)).toMatchObject({ name: 'ModelUnavailableError', cause: error });
});

it('what no service has answered stays what it is', () => {
  const error = new TypeError('x is undefined');
  expect(failureOf(error)).toBe(error);
});
