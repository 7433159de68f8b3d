import * as z from 'zod';
import { Done as Told } from '../kernel/answer.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Email } from '../kernel/text.ts';
import { adminUsersApi } from './admin-api.ts';
import { OpenSessions } from './open-session.ts';
import { savedViewsApi } from './saved-view-api.ts';
import { SecondFactorAsked } from './second-factor.ts';
import { secondFactorApi } from './second-factor-api.ts';
import { Credentials, NewPassword, Opened, Registration, User } from './user.ts';

const Done = z.object({ success: z.literal(true), message: z.string().optional() });
/** What a mailed link carries. `invalid` is the error for none. */
const LinkToken = (invalid: string) => z.string(invalid).min(1, invalid).max(200);
const allFields = 'Please fill in all fields';
const oldPassword = 'Please enter your current password';
/** A session, or the question for a code to somebody with a second factor: no token leaves before the answer. */
const SignInAnswer = z.union([Opened, SecondFactorAsked]);

export const accountsApi = {
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    auth: 'none',
    summary: 'Signs a person in, or asks for their second factor',
    body: Credentials,
    response: SignInAnswer,
    rateLimit: 'auth',
  }),
  adminLogin: endpoint({
    method: 'POST',
    path: '/auth/admin-login',
    auth: 'none',
    summary: 'Signs an admin in, or asks for their second factor',
    body: Credentials,
    response: SignInAnswer,
    rateLimit: 'auth',
  }),
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    auth: 'none',
    summary: 'Creates an account and signs the person in',
    body: Registration,
    response: Opened,
    status: 201,
    rateLimit: 'signUp',
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/auth/refresh',
    auth: 'none',
    summary: 'A new access token for the refresh cookie',
    response: Opened,
    rateLimit: 'session',
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    auth: 'none',
    summary: 'Ends the session of the refresh cookie',
    response: Done,
    rateLimit: 'session',
  }),
  logoutEverywhere: endpoint({
    method: 'POST',
    path: '/auth/logout-everywhere',
    auth: 'user',
    summary: 'Ends every session of the user, this one too',
    response: Done,
    rateLimit: 'session',
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/user/sessions',
    auth: 'user',
    summary: 'Where the user is signed in, this session first',
    response: OpenSessions,
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/user/sessions/{id}',
    auth: 'user',
    summary: 'Ends one session of the user; ending this one signs out',
    response: Told,
  }),
  me: endpoint({ method: 'GET', path: '/auth/me', auth: 'user', summary: 'The current user', response: User }),
  requestPasswordReset: endpoint({
    method: 'POST',
    path: '/auth/request-password-reset',
    auth: 'none',
    summary: 'Mails a link and a code; the same answer whether or not the address exists',
    body: z.object({ email: Email }),
    response: Done,
    rateLimit: 'code',
  }),
  resetPasswordWithCode: endpoint({
    method: 'POST',
    path: '/auth/reset-password-code',
    auth: 'none',
    summary: 'Sets a new password with the mailed code',
    body: z.object({
      email: z.string(allFields).trim().min(1, allFields).pipe(Email),
      code: z
        .string(allFields)
        .trim()
        .min(1, allFields)
        .regex(/^\d{6}$/, 'The code has 6 digits'),
      new_password: z.string(allFields).min(1, allFields).pipe(NewPassword),
    }),
    response: Done,
    rateLimit: 'code',
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/reset-password',
    auth: 'none',
    summary: 'Sets a new password with the mailed link',
    body: z.object({ token: LinkToken('Invalid reset link'), new_password: NewPassword }),
    response: Done,
    rateLimit: 'code',
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/auth/change-password',
    auth: 'user',
    summary: 'Changes the password, ends every other session and returns a new one, or asks for the second factor',
    body: z.object({
      old_password: z.string(oldPassword).min(1, oldPassword).max(256),
      new_password: NewPassword,
    }),
    response: z.union([Opened.extend({ message: z.string() }), SecondFactorAsked.extend({ message: z.string() })]),
    rateLimit: 'auth',
  }),
  sendVerification: endpoint({
    method: 'POST',
    path: '/auth/send-verification',
    auth: 'user',
    summary: 'Mails the verification link again',
    response: Done,
    rateLimit: 'code',
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/auth/verify-email',
    auth: 'none',
    summary: 'Confirms an address with the mailed link',
    body: z.object({ token: LinkToken('Invalid verification link') }),
    response: Done,
    rateLimit: 'code',
  }),
  ...secondFactorApi,
  ...adminUsersApi,
  ...savedViewsApi,
};
