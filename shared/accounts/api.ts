import * as z from 'zod';
import { EbookId } from '../catalog/ebook.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Email } from '../kernel/text.ts';
import { ReadingPlace, UserLibrary } from './library.ts';
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
  me: endpoint({ method: 'GET', path: '/auth/me', auth: 'user', summary: 'The live user', response: User }),
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
    summary: 'Changes the password, ends every other session and answers a new one',
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
  exportUser: endpoint({
    method: 'GET',
    path: '/user/export',
    auth: 'user',
    summary: 'Everything stored about the person, as JSON',
    response: z.record(z.string(), z.unknown()),
  }),
  deleteUser: endpoint({
    method: 'DELETE',
    path: '/user',
    auth: 'user',
    summary: 'Deletes the account; the password is asked again',
    body: z.object({ password: z.string().min(1, 'Please enter your password').max(256) }),
    response: Done,
    rateLimit: 'auth',
  }),
  getLibrary: endpoint({
    method: 'GET',
    path: '/user/library',
    auth: 'user',
    summary: 'Owned ebooks and wishes',
    response: UserLibrary,
  }),
  addWish: endpoint({
    method: 'POST',
    path: '/wishlist/add',
    auth: 'user',
    summary: 'Adds an ebook to the wishlist',
    body: z.object({ ebook_id: EbookId }),
    response: Done.extend({ wishlist_id: z.string() }),
    status: 201,
  }),
  removeWish: endpoint({
    method: 'DELETE',
    path: '/wishlist/remove/{ebookId}',
    auth: 'user',
    summary: 'Takes an ebook off the wishlist',
    response: Done,
  }),
  getReadingPlace: endpoint({
    method: 'GET',
    path: '/user/reading/{ebookId}',
    auth: 'user',
    summary: 'Where the owner stopped reading',
    response: ReadingPlace.extend({ updated_at: z.string().nullable() }),
  }),
  putReadingPlace: endpoint({
    method: 'PUT',
    path: '/user/reading/{ebookId}',
    auth: 'user',
    summary: 'Keeps where the owner stopped reading',
    body: ReadingPlace,
    response: Done,
  }),
};
