import { expect, it } from 'vitest';
import { stripeKeyProblem } from './stripe.key-problem.ts';

const test = { apiKey: 'pk_test_1', secretKey: 'sk_test_1', webhookSecret: 'whsec_1' };
const live = { apiKey: 'pk_live_1', secretKey: 'rk_live_1', webhookSecret: 'whsec_1' };

it('accepts the keys of one mode, and those that are not filled in yet', () => {
  expect(stripeKeyProblem(test, true)).toBeUndefined();
  expect(stripeKeyProblem(live, false)).toBeUndefined();
  expect(stripeKeyProblem({ ...live, secretKey: '', webhookSecret: '' }, false)).toBeUndefined();
});

it.each([
  ['apiKey', { apiKey: 'sk_test_1' }, /publishable/],
  ['secretKey', { secretKey: 'pk_test_1' }, /secret key/],
  ['secretKey', { secretKey: 'sk_test_1\u2028x' }, /secret key/],
  ['webhookSecret', { webhookSecret: 'sk_test_1' }, /signing secret/],
])('refuses another kind of key as %s', (field, change, message) => {
  const problem = { field, message: expect.stringMatching(message) };
  expect(stripeKeyProblem({ ...test, ...change }, true)).toEqual(problem);
});

it('refuses keys of the other mode, at the first that is', () => {
  expect(stripeKeyProblem(test, false)).toMatchObject({
    field: 'apiKey',
    message: expect.stringContaining('test key'),
  });
  expect(stripeKeyProblem({ ...test, secretKey: 'sk_live_1' }, true)).toMatchObject({
    field: 'secretKey',
    message: expect.stringContaining('live key'),
  });
});
