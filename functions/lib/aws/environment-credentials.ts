import { fromEnv } from '@aws-sdk/credential-provider-env';

/**
 * Takes the place of the SDK's default credential chain in the bundles (`infra/constructs/domain-function.ts`): a
 * function always has its credentials in the environment, and the rest of the chain (profiles, single sign-on, instance
 * metadata) would be 110 KB that never run.
 */
export const defaultProvider = fromEnv;
