import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { createClient } from '#lib/aws/client.ts';
import { readEnv } from '#lib/env.ts';
import { unavailable } from '#lib/errors.ts';

/**
 * The user pool: passwords and sessions. Everything else about a person is in the profile. Users are identified by
 * their subject, because an address can pass to somebody else later; only sign-in and creation use the address.
 */
export const pool = createClient(CognitoIdentityProviderClient, 'cognito');
export const { userPool: UserPoolId, userPoolClient: ClientId } = readEnv('userPool', 'userPoolClient');

const busy = new Set([
  'TooManyRequestsException',
  'LimitExceededException',
  'InternalErrorException',
  'InternalServerError',
]);
/** Sends a command; undefined for an error whose name is in `expected`. */
export async function unless<T>(expected: ReadonlySet<string>, sending: Promise<T>): Promise<T | undefined> {
  try {
    return await sending;
  } catch (error) {
    const { name } = error as Error;
    if (expected.has(name)) return undefined;
    if (busy.has(name))
      throw unavailable('Signing in is not possible right now. Please try again in a moment.', 2, error);
    throw error;
  }
}
/** For commands that do not mind a missing user. */
export const unknownUser: ReadonlySet<string> = new Set(['UserNotFoundException']);
