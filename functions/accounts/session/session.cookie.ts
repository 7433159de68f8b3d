import { sessionCookieName as name } from '#lib/browser/cookies.ts';
import type { Reply, RequestInfo } from '#lib/http/event.ts';
import type { Session } from '#shared/accounts/user.ts';
import type { Opened } from './session.service.ts';

/** Seconds; the lifetime of the pool's refresh tokens. */
const maxAge = 30 * 24 * 60 * 60;
const attributes = 'Path=/api/auth; HttpOnly; Secure; SameSite=Strict';

/**
 * The refresh token travels only here: no script on the page can read it, and no page of another site can send it
 * (`requireOwnPage` refuses those of another host).
 */
export const sessionCookie = (refreshToken: string): string =>
  `${name}=${refreshToken}; Max-Age=${maxAge}; ${attributes}`;
export const noSessionCookie = `${name}=; Max-Age=0; ${attributes}`;

export const refreshTokenOf = (request: RequestInfo): string | undefined => request.cookies[name] || undefined;

/** Puts the refresh token into the cookie and returns the rest. */
export function withCookie({ session, refreshToken }: Opened, reply: Reply): Session {
  reply.cookie(sessionCookie(refreshToken));
  return session;
}
