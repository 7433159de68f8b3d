import { requireOwnPage } from '#lib/browser/own-page.ts';
import { route } from '#lib/http/route.ts';
import { accountsApi as api } from '#shared/accounts/api.ts';
import { changePassword } from '../password/password.service.ts';
import { noSessionCookie, refreshTokenOf, withCookie } from './session.cookie.ts';
import { type Alongside, adminLogin, login, logout, refresh, register } from './session.service.ts';

/** `alongside` supplies what other domains write together with a new account. */
export const sessionRoutes = (alongside: Alongside) => [
  route(api.login, async ({ body, request, reply }) => withCookie(await login(body, request.address), reply)),
  route(api.adminLogin, async ({ body, request, reply }) => withCookie(await adminLogin(body, request.address), reply)),
  route(api.register, async ({ body, reply }) => withCookie(await register(body, alongside), reply)),
  route(api.refresh, ({ request }) => {
    requireOwnPage(request);
    return refresh(refreshTokenOf(request));
  }),
  route(api.logout, async ({ request, reply }) => {
    requireOwnPage(request);
    await logout(refreshTokenOf(request));
    reply.cookie(noSessionCookie);
    return { success: true as const };
  }),
  route(api.changePassword, async ({ actor, body, request, reply }) => {
    const session = withCookie(await changePassword(actor, body, request.address), reply);
    return { ...session, success: true as const, message: 'Password changed successfully!' };
  }),
];
