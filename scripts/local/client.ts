import { join } from 'node:path';
import type { TestModelService } from './aws/bedrock/testing/serve-model.ts';
import type { LocalDynamodb } from './aws/dynamodb/dynamodb.ts';
import type { TestDynamodb } from './aws/dynamodb/testing/serve.ts';
import type { LocalModel, ModelLimits } from './cloud.ts';
import type { Harness } from './stripe/testing/harness.ts';
import type { MachineCloud } from './testing/machine-cloud.ts';

/*
 * What the product's own tests use of the local cloud: the input and output of its controls, and single emulators
 * without a cloud around them. Each emulator is loaded only by the tests that use it.
 */

export type { FunctionGrant } from './aws/iam/authority.ts';
export type { ConverseAnswer, ConverseRequest, LocalModel } from './cloud.ts';
export type { Fault, RecordedCall } from './faults/faults.ts';
export type PaymentStandIn = Harness;

/** The table engine in memory, behind HTTP. `stop()` ends it. */
export async function serveTables(): Promise<TestDynamodb> {
  const { serveDynamodb } = await import('./aws/dynamodb/testing/serve.ts');
  return serveDynamodb();
}

/** The tables in the data folder of a platform that is not running. Its requests are those of DynamoDB's API. */
export async function openTables(directory: string): Promise<LocalDynamodb> {
  const { openDynamodb } = await import('./aws/dynamodb/dynamodb.ts');
  return openDynamodb({ directory: join(directory, 'dynamodb'), clock: { now: () => Date.now() } });
}

/** The payment stand-in behind HTTP, with a shop that receives its webhooks, on the real clock. `stop()` ends it. */
export async function startPayments(): Promise<PaymentStandIn> {
  const { Harness } = await import('./stripe/testing/harness.ts');
  return new Harness({ clock: { now: () => Date.now() } }).start();
}

/** Bedrock's runtime, answered by a model of the test's own, with faults on demand. `stop()` ends it. */
export async function serveModel(
  model: LocalModel,
  models: Readonly<Record<string, ModelLimits>>,
): Promise<TestModelService> {
  const { serveBedrock } = await import('./aws/bedrock/testing/serve-model.ts');
  return serveBedrock({ model, models });
}

/** The functions and state machines of an assembly, with their roles. `directory` keeps the executions; `close()` ends it. */
export async function serveMachines(directory: string): Promise<MachineCloud> {
  const { MachineCloud } = await import('./testing/machine-cloud.ts');
  return new MachineCloud(directory);
}

/** The code that an authenticator shows at a moment (milliseconds). */
export async function authenticatorCode(secret: string, moment: number): Promise<string> {
  const { codeOf, stepAt } = await import('./aws/cognito/mfa/totp.ts');
  return codeOf(secret, stepAt(moment));
}

/** Good and bad tokens of a user pool, signed by a key owned by the test. */
export async function poolTokens(poolId: string, clientId: string) {
  const { signedTokens } = await import('./aws/cognito/testing/pool-tokens.ts');
  return signedTokens(poolId, clientId);
}
