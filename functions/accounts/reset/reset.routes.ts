import { route } from '#lib/http/route.ts';
import { accountsApi as api } from '#shared/accounts/api.ts';
import { requestReset, resetByCode, resetByLink } from './reset.service.ts';

const sent = { success: true, message: 'Password reset link and code have been sent to your email' } as const;
const done = {
  success: true,
  message: 'Password reset successfully! You can now sign in with your new password.',
} as const;

export const resetRoutes = [
  route(api.requestPasswordReset, async ({ body }) => {
    await requestReset(body.email);
    return sent;
  }),
  route(api.resetPasswordWithCode, async ({ body, request }) => {
    await resetByCode(body.email, body.code, body.new_password, request.address);
    return done;
  }),
  route(api.resetPassword, async ({ body, request }) => {
    await resetByLink(body.token, body.new_password, request.address);
    return done;
  }),
];
