import { Done } from '../kernel/answer.ts';
import { endpoint } from '../kernel/endpoint.ts';
import {
  AuthenticatorSecret,
  CodeAnswer,
  Enrolment,
  FactorProof,
  RecoveryAnswer,
  RecoveryCodes,
  SecondFactor,
} from './second-factor.ts';
import { Opened } from './user.ts';

/** The second factor: the second step of a sign-in, and what people do with their own. */
export const secondFactorApi = {
  answerSecondFactor: endpoint({
    method: 'POST',
    path: '/auth/second-factor',
    auth: 'none',
    summary: 'Answers the challenge of a sign-in with a code of the authenticator',
    body: CodeAnswer,
    response: Opened,
    rateLimit: 'auth',
  }),
  answerWithRecoveryCode: endpoint({
    method: 'POST',
    path: '/auth/recovery-code',
    auth: 'none',
    summary: 'Answers the challenge of a sign-in with a recovery code, which is used up',
    body: RecoveryAnswer,
    response: Opened,
    rateLimit: 'auth',
  }),
  getSecondFactor: endpoint({
    method: 'GET',
    path: '/auth/second-factor',
    auth: 'user',
    summary: 'Whether the user has a second factor, and how many recovery codes are left',
    response: SecondFactor,
  }),
  startSecondFactor: endpoint({
    method: 'POST',
    path: '/auth/second-factor/setup',
    auth: 'user',
    summary: 'A new secret for an authenticator; it counts once it is confirmed',
    response: AuthenticatorSecret,
    rateLimit: 'auth',
  }),
  enrolSecondFactor: endpoint({
    method: 'POST',
    path: '/auth/second-factor/enrol',
    auth: 'user',
    summary: 'Confirms the new secret with a code of it; returns recovery codes, once',
    body: Enrolment,
    response: RecoveryCodes,
    rateLimit: 'auth',
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/auth/second-factor/recovery-codes',
    auth: 'user',
    summary: 'Replaces the recovery codes; returns the new ones, once',
    body: FactorProof,
    response: RecoveryCodes,
    rateLimit: 'auth',
  }),
  removeSecondFactor: endpoint({
    method: 'POST',
    path: '/auth/second-factor/remove',
    auth: 'user',
    summary: 'Removes the second factor; 409 for staff while it is required',
    body: FactorProof,
    response: Done,
    rateLimit: 'auth',
  }),
};
