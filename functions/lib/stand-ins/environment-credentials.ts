import { fromEnv } from '@aws-sdk/credential-provider-env';

/** The only credentials a function ever has: those in its environment. */
export const defaultProvider = fromEnv;
