import { CognitoError, UnsupportedError } from 'cognito-local/lib/errors.js';

/** An error as Cognito names it. Uses cognito-local's own class, so its errors and ours are answered alike. */
export const fail = (code: string, message: string): CognitoError => new CognitoError(code, message);

export const notAuthorized = (message: string): CognitoError => fail('NotAuthorizedException', message);
export const invalid = (message: string): CognitoError => fail('InvalidParameterException', message);
export const userNotFound = (): CognitoError => fail('UserNotFoundException', 'User does not exist.');

/** The same message for an unknown user and a wrong password, as for a client with PreventUserExistenceErrors. */
export const wrongCredentials = (): CognitoError => notAuthorized('Incorrect username or password.');

export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** Anything else is a bug in the local cloud. It is answered as well, so that no caller hangs. */
export function refusalOf(error: unknown): Refusal {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof CognitoError) return { status: 400, code: error.code, message };
  if (error instanceof UnsupportedError) return { status: 400, code: 'UnsupportedOperationException', message };
  return { status: 500, code: 'InternalErrorException', message };
}
