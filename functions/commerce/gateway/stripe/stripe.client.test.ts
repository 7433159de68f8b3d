import { beforeEach, expect, it, vi } from 'vitest';

/* Which details of Stripe's errors are passed on. */

const lines: unknown[] = [];
const keys = vi.hoisted(() => ({ cached: 'sk_test_unit', stored: 'sk_test_unit' }));
const secretOf = (secretKey: string) => ({ secretKey, webhookSecret: 'whsec_unit' });
vi.mock('#lib/aws/secret.ts', () => ({
  readSecret: async () => secretOf(keys.cached),
  rereadSecret: async () => {
    keys.cached = keys.stored;
    return secretOf(keys.cached);
  },
}));
vi.mock('#lib/logger.ts', () => ({ logger: { warn: (...line: unknown[]) => lines.push(line) } }));

beforeEach(() => {
  lines.length = 0;
});

const words = 'Invalid email address: robin@example.test';

/** Everything a logger could print about an error. */
const toText = (error: unknown): string =>
  error instanceof Error ? `${error.name} ${error.message} ${error.stack} ${toText(error.cause)}` : '';

/** The account of the environment's keys. */
async function account() {
  const { stripeAccount } = await import('./stripe.client.ts');
  const { environmentKeys } = await import('./stripe.keys.ts');
  return stripeAccount(environmentKeys);
}

async function failing(type: string, code?: string): Promise<Error> {
  const { call: callStripe } = await account();
  const call = callStripe(() => Promise.reject(Object.assign(new Error(words), { type, code })));
  return call.then(
    () => new Error('It was not refused'),
    (error: Error) => error,
  );
}

it('reports a refusal without Stripe’s message, which may repeat a buyer’s input', async () => {
  const refused = await failing('StripeInvalidRequestError', 'email_invalid');
  expect(refused).toMatchObject({ name: 'GatewayRefused', code: 'email_invalid' });
  expect(toText(refused)).toContain('StripeInvalidRequestError (email_invalid)');
  expect(toText(refused)).not.toContain('robin');
});

it('reports a failure the same way, including its log line', async () => {
  const failed = await failing('StripeAPIError');
  expect(failed).toMatchObject({ code: 'unavailable' });
  expect(toText(failed)).toContain('StripeAPIError');
  expect(toText(failed) + JSON.stringify(lines)).not.toContain('robin');
  expect(lines).toEqual([['payment gateway failed', { type: 'StripeAPIError', code: undefined }]]);
});

it('rethrows our own errors unchanged', async () => {
  expect((await failing('TypeError')).message).toBe(words);
});

const refusedKey = () => Object.assign(new Error('Invalid API Key'), { type: 'StripeAuthenticationError' });

it('calls again with a new key when the old one is refused', async () => {
  const { call: callStripe } = await account();
  keys.stored = 'sk_test_newer';
  const call = vi.fn(async (_: object) => 'done').mockRejectedValueOnce(refusedKey());
  expect(await callStripe(call)).toBe('done');
  expect(new Set(call.mock.calls.map(([stripe]) => stripe)).size).toBe(2);
});

it('does not call again while there is no other key', async () => {
  const { call: callStripe } = await account();
  const call = vi.fn(() => Promise.reject(refusedKey()));
  await expect(callStripe(call)).rejects.toMatchObject({ code: 'unavailable' });
  expect(call).toHaveBeenCalledTimes(1);
});

it('lets Stripe’s client note no stack of a call, and everything after it as before', async () => {
  const { call: callStripe } = await account();
  const stackOf = () => new Error('here').stack?.split('\n');
  const stacks = await callStripe(async () => {
    const atOnce = stackOf();
    await Promise.resolve();
    return { atOnce, later: stackOf() };
  });
  expect(stacks.atOnce).toEqual(['Error: here']);
  expect(stacks.later?.length).toBeGreaterThan(1);
  const failed = callStripe(() => {
    throw new Error('at once');
  });
  await expect(failed).rejects.toThrow('at once');
  expect(stackOf()?.length).toBeGreaterThan(1);
});
