import { requireOwnPage } from '#lib/browser/own-page.ts';
import type { Reply } from '#lib/http/event.ts';
import { route } from '#lib/http/route.ts';
import { accountsApi as api } from '#shared/accounts/api.ts';
import type { Session } from '#shared/accounts/user.ts';
import { changePassword } from '../password/password.service.ts';
import { endEverySession } from './every-session.service.ts';
import { noSessionCookie, refreshTokenOf, withCookie } from './session.cookie.ts';
import {
  type Alongside,
  adminLogin,
  login,
  logout,
  type Opened,
  refresh,
  register,
  type SignInResult,
} from './session.service.ts';
import { visitorOf } from './visitor.ts';

const done = (session: Session) => ({ success: true as const, ...session });
const opened = (session: Opened, reply: Reply) => done(withCookie(session, reply));
const answer = (result: SignInResult, reply: Reply) => ('challenge' in result ? result : opened(result, reply));

/** `alongside` supplies what other domains write together with a new account. */
export const sessionRoutes = (alongside: Alongside) => [
  route(api.login, async ({ body, request, reply }) => answer(await login(body, visitorOf(request)), reply)),
  route(api.adminLogin, async ({ body, request, reply }) => answer(await adminLogin(body, visitorOf(request)), reply)),
  route(api.register, async ({ body, request, reply }) =>
    opened(await register(body, alongside, visitorOf(request)), reply),
  ),
  route(api.refresh, async ({ request }) => {
    requireOwnPage(request);
    return done(await refresh(refreshTokenOf(request)));
  }),
  route(api.logout, async ({ request, reply }) => {
    requireOwnPage(request);
    await logout(refreshTokenOf(request));
    reply.cookie(noSessionCookie);
    return { success: true as const };
  }),
  route(api.logoutEverywhere, async ({ actor, reply }) => {
    await endEverySession(actor.subject);
    reply.cookie(noSessionCookie);
    return { success: true as const, message: 'You are signed out everywhere.' };
  }),
  route(api.changePassword, async ({ actor, body, request, reply }) => {
    const session = answer(await changePassword(actor, body, visitorOf(request)), reply);
    return { ...session, message: 'Password changed successfully!' };
  }),
];
