import * as z from 'zod';
import { Email, RequiredLine } from '../kernel/text.ts';
import { roles } from './role.ts';

/** A user as the browser stores it. `purchased_ebooks` are ids of owned books, bought or free. */
export const User = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  is_admin: z.boolean(),
  purchased_ebooks: z.array(z.string()),
  force_password_change: z.boolean(),
  email_verified: z.boolean(),
  created_at: z.string(),
});
export type User = z.infer<typeof User>;

/** Response of every sign-in. `expires_in` is seconds; the refresh token is only sent as a cookie. */
export const Session = z.object({ user: User, access_token: z.string(), expires_in: z.number().int() });
export type Session = z.infer<typeof Session>;
/** A session as a response. */
export const Opened = Session.extend({ success: z.literal(true) });

const passwordTooShort = 'Password must be at least 6 characters long';
/** The user pool's rule besides the length. */
export const passwordRule = 'Password must not begin or end with a space or contain line breaks';
/** For registration and reset: six characters and no other rule, except what the user pool cannot store. */
const Password = (tooShort: string) =>
  z
    .string(tooShort)
    .min(6, tooShort)
    .max(256, 'Password must be at most 256 characters long')
    .regex(/^\S.*\S$/, passwordRule);
export const NewPassword = Password(passwordTooShort);

const noPassword = 'Please enter your password';
export const Credentials = z.object({
  email: Email,
  password: z.string(noPassword).min(1, noPassword).max(256, 'Password must be at most 256 characters long'),
});
export type Credentials = z.infer<typeof Credentials>;

/** The user pool's limit for user names. */
export const longestAddress = 128;

export const Registration = z.object({
  name: RequiredLine(120, 'Name is required'),
  email: Email.refine((email) => email.length <= longestAddress, `Must be at most ${longestAddress} characters`),
  password: Password('Password should be at least 6 characters long'),
  subscribeToNewsletter: z.boolean().default(false),
  newsletterInterests: z.array(z.string().max(40)).max(20).default([]),
});
export type Registration = z.infer<typeof Registration>;
