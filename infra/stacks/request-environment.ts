import type { EnvKey } from '#shared/kernel/env-names.ts';
import type { StageConfig } from '../config.ts';
import type { AuthStack } from './auth-stack.ts';
import type { DataStack } from './data-stack.ts';

export interface Surroundings {
  readonly config: StageConfig;
  readonly data: DataStack;
  readonly auth: AuthStack;
}

/**
 * Variables of the functions that answer requests: the edge and the tokens they accept, and their limits. All others
 * have only what their grants set: a worker does not know the edge's secret.
 */
export const requestEnvironment = ({ config, data, auth }: Surroundings): Partial<Record<EnvKey, string>> => ({
  table: data.table.tableName,
  userPool: auth.accounts.pool.userPoolId,
  userPoolClient: auth.accounts.client.userPoolClientId,
  jwksUri: auth.jwksUri,
  originSecrets: data.originSecret.accepted,
  rateLimits: JSON.stringify(config.rateLimits),
});
