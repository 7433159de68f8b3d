import {
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DomainError, invalid } from '#lib/errors.ts';
import { ClientId, pool, UserPoolId, unknownUser, unless } from './user-pool.client.ts';
import { type CodeAsked, type Tokens, tokensOf } from './user-pool.sessions.ts';

const none: ReadonlySet<string> = new Set();
const wrong = 'This code is not correct. Please check the time of your device, or wait for the next code.';
const used = 'This code has been used already. Please wait for the next one.';

/** The pool's answers to a code, as a 422 on the field it was typed into. */
function refuseCode(field: string): (error: Error) => never {
  return (error) => {
    if (error.name === 'CodeMismatchException' || error.name === 'EnableSoftwareTokenMFAException')
      throw invalid(field, wrong);
    if (error.name === 'ExpiredCodeException') throw invalid(field, used);
    throw error;
  };
}

/** The pool's errors for a challenge that is over, or whose user may no longer sign in. */
const over = new Set(['NotAuthorizedException', 'UserNotFoundException', 'PasswordResetRequiredException']);

/** Tokens for the code of an authenticator; undefined when the challenge is over. A wrong or used code is a 422 on `field`. */
export async function answerCode(asked: CodeAsked, code: string, field: string): Promise<Tokens | undefined> {
  const command = new AdminRespondToAuthChallengeCommand({
    UserPoolId,
    ClientId,
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session: asked.poolSession,
    ChallengeResponses: { USERNAME: asked.subject, SOFTWARE_TOKEN_MFA_CODE: code },
  });
  const answer = await unless(over, pool.send(command).catch(refuseCode(field)));
  return tokensOf(answer?.AuthenticationResult);
}

/** Whether a sign-in asks for a code. Needs an authenticator that has been verified. A missing user is not an error. */
export async function askForCodes(subject: string, asks: boolean): Promise<void> {
  const SoftwareTokenMfaSettings = { Enabled: asks, PreferredMfa: asks };
  const command = new AdminSetUserMFAPreferenceCommand({ UserPoolId, Username: subject, SoftwareTokenMfaSettings });
  await unless(unknownUser, pool.send(command));
}

const signInAgain = (error: Error): never => {
  if (error.name !== 'NotAuthorizedException') throw error;
  throw new DomainError('unauthenticated', 'Please sign in again', { cause: error });
};

/** A new secret for the authenticator of whose access token this is. An earlier one works until this one is verified. */
export async function newAuthenticatorSecret(AccessToken: string): Promise<string> {
  const command = new AssociateSoftwareTokenCommand({ AccessToken });
  const answer = await unless(none, pool.send(command).catch(signInAgain));
  return answer?.SecretCode ?? '';
}

const noSecret = 'Please scan the QR code or type the secret first';

/** Verifies the new secret with a code of it: from now on only its codes are right. 422 on `code`. */
export async function verifyAuthenticator(AccessToken: string, UserCode: string): Promise<void> {
  const sending = pool.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
  const refuse = refuseCode('code');
  const answer = await unless(
    new Set(['InvalidParameterException']),
    sending.catch((error: Error) => (error.name === 'NotAuthorizedException' ? signInAgain(error) : refuse(error))),
  );
  if (answer?.Status !== 'SUCCESS') throw invalid('code', noSecret);
}
