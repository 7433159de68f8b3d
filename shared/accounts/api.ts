import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Email } from '../kernel/text.ts';
import { Credentials, NewPassword, Registration, Session, User } from './user.ts';

const Done = z.object({ success: z.literal(true), message: z.string().optional() });

export const accountsApi = {
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    auth: 'none',
    summary: 'Signs a person in',
    body: Credentials,
    response: Session,
    rateLimit: 'auth',
  }),
  adminLogin: endpoint({
    method: 'POST',
    path: '/auth/admin-login',
    auth: 'none',
    summary: 'Signs an admin in',
    body: Credentials,
    response: Session,
    rateLimit: 'auth',
  }),
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    auth: 'none',
    summary: 'Creates an account and signs the person in',
    body: Registration,
    response: Session,
    status: 201,
    rateLimit: 'signUp',
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/auth/refresh',
    auth: 'none',
    summary: 'A new access token for the refresh cookie',
    response: Session,
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
      email: Email,
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/, 'The code has 6 digits'),
      new_password: NewPassword,
    }),
    response: Done,
    rateLimit: 'code',
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/reset-password',
    auth: 'none',
    summary: 'Sets a new password with the mailed link',
    body: z.object({ token: z.string().min(1, 'Invalid reset link').max(200), new_password: NewPassword }),
    response: Done,
    rateLimit: 'code',
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/auth/change-password',
    auth: 'user',
    summary: 'Changes the password, ends every other session and returns a new one',
    body: z.object({
      old_password: z.string().min(1, 'Please enter your current password').max(256),
      new_password: NewPassword,
    }),
    response: Session.extend({ success: z.literal(true), message: z.string() }),
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
    body: z.object({ token: z.string().min(1, 'Invalid verification link').max(200) }),
    response: Done,
    rateLimit: 'code',
  }),
};
