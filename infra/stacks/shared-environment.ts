import type { EnvKey } from '#shared/kernel/env-names.ts';
import { metricsNamespace } from '#shared/kernel/metrics.ts';
import type { StageConfig } from '../config.ts';
import type { AuthStack } from './auth-stack.ts';
import type { DataStack } from './data-stack.ts';

export interface Surroundings {
  readonly config: StageConfig;
  readonly data: DataStack;
  readonly auth: AuthStack;
}

/** Variables that every function has; others are set by its grants. */
export const sharedEnvironment = ({ config, data, auth }: Surroundings): Partial<Record<EnvKey, string>> => ({
  table: data.table.tableName,
  userPool: auth.accounts.pool.userPoolId,
  userPoolClient: auth.accounts.client.userPoolClientId,
  jwksUri: auth.jwksUri,
  siteUrl: config.siteUrl,
  operatorMail: config.operatorMail,
  supportMail: config.supportMail,
  postalAddress: config.postalAddress,
  metrics: metricsNamespace(config.stage),
  originSecret: data.originSecret.secretValue.unsafeUnwrap(),
  rateLimits: JSON.stringify(config.rateLimits),
});
