import { route } from '#lib/http/route.ts';
import { accountsApi as api } from '#shared/accounts/api.ts';
import { sendVerification, verifyEmail } from './verification.service.ts';

export const verificationRoutes = [
  route(api.sendVerification, async ({ actor }) => {
    await sendVerification(actor);
    return { success: true as const, message: 'A verification link has been sent to your email' };
  }),
  route(api.verifyEmail, async ({ body }) => {
    await verifyEmail(body.token);
    return { success: true as const, message: 'Your email address is verified' };
  }),
];
