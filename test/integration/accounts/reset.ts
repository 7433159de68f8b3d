import { expect } from 'vitest';
import { signedUp, visitor } from '../cloud.ts';
import { codeIn, newestMail, tokenIn } from './accounts.ts';

/** What the tests of a password reset share: a person who has requested one, and the two ways to use it. */

export const subject = 'Reset your Rampart password';
export const sent = { success: true, message: 'Password reset link and code have been sent to your email' };
export const done = {
  success: true,
  message: 'Password reset successfully! You can now sign in with your new password.',
};
export const new_password = 'fresh-one';
export const badLink = {
  status: 422,
  body: { code: 'invalid', errors: { token: expect.stringContaining('Invalid reset link') } },
};
export const badCode = {
  status: 422,
  body: { code: 'invalid', errors: { code: expect.stringContaining('Invalid reset code') } },
};

/** A person who has requested a reset, with the link and code of the mail. */
export async function requested(base?: string) {
  const account = await signedUp(base);
  const { email } = account.person;
  expect(await visitor(base).post('/auth/request-password-reset', { email })).toMatchObject({
    status: 200,
    body: sent,
  });
  const mail = await newestMail(email, subject, base);
  return { ...account, email, mail, token: tokenIn(mail.text), code: codeIn(mail.text) };
}

export const byLink = (token: string, base?: string, password = new_password) =>
  visitor(base).post('/auth/reset-password', { token, new_password: password });
export const byCode = (email: string, code: string, base?: string, password = new_password) =>
  visitor(base).post('/auth/reset-password-code', { email, code, new_password: password });

/** The password is set, but the response is lost, even for the SDK's retries. */
export const halfDone = {
  service: 'cognito-idp',
  operation: 'AdminSetUserPassword',
  when: 'after',
  error: 'InternalServerError',
  status: 500,
  times: 3,
};

/** Any other code. */
export const otherCode = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');
