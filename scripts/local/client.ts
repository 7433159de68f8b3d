import type { TestDynamodb } from './aws/dynamodb/testing/serve.ts';
import type { Harness } from './stripe/testing/harness.ts';

/*
 * What the product's own tests use of the local cloud: what its controls take and answer, and single emulators without a
 * cloud around them. Each emulator is loaded by the test that asks for it, and by no other.
 */

export type { Fault, RecordedCall } from './faults/faults.ts';
export type PaymentStandIn = Harness;

/** The table engine in memory, behind HTTP. `stop()` ends it. */
export async function serveTables(): Promise<TestDynamodb> {
  const { serveDynamodb } = await import('./aws/dynamodb/testing/serve.ts');
  return serveDynamodb();
}

/** The payment stand-in behind HTTP, with a shop that takes its webhooks; it goes by the machine's clock. `stop()` ends it. */
export async function startPayments(): Promise<PaymentStandIn> {
  const { Harness } = await import('./stripe/testing/harness.ts');
  return new Harness({ clock: { now: () => Date.now() } }).start();
}

/** Tokens of a user pool, good and bad ones, signed by a key of the test's own. */
export async function poolTokens(poolId: string, clientId: string) {
  const { signedTokens } = await import('./aws/cognito/testing/pool-tokens.ts');
  return signedTokens(poolId, clientId);
}
