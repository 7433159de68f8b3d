import { ApiProblem } from './api-problem.ts';
import { nextCursor, type PlainCall, send } from './api-request.ts';
import type { ApiArguments, ApiPage, ApiResult, ApiRoute, ListItem, ListRoute } from './api-types.ts';
import { RequestKeys } from './request-keys.ts';
import { anonymousRoutes, onceRoutes } from './routes.at-build.ts';

/** Where the client gets its token: the session, or a fake in tests. */
export interface TokenSource {
  /** The current access token, null when nobody is signed in. */
  token(): Promise<string | null>;
  /** A new token after `refused` was refused; null if none is available. */
  renew(refused: string): Promise<string | null>;
  /** Called when the server refuses every request until the user has chosen a new password. */
  requirePasswordChange?(): void;
  /** Called when the server keeps somebody of the staff out of the back-office until they have a second factor. */
  requireSecondFactor?(): void;
}

/** Requested without a token even with a session: sign-in itself, and responses cached by the edge. */
const anonymous: ReadonlySet<string> = new Set(anonymousRoutes);

/** Requests that make a thing. */
const madeOnce: ReadonlySet<string> = new Set(onceRoutes);

const isRefusedToken = (error: unknown) => error instanceof ApiProblem && error.status === 401;
const isForcedChange = (error: unknown) => error instanceof ApiProblem && error.code === 'password_change_required';

const isFactorWanted = (error: unknown) => error instanceof ApiProblem && error.code === 'second_factor_required';

export interface ApiClient {
  /** Calls a route and returns its body. Throws `ApiProblem`. */
  api<R extends ApiRoute>(route: R, ...options: ApiArguments<R>): Promise<ApiResult<R>>;
  /** Calls a list route and returns its items with `total` and the cursor of the next page. Throws `ApiProblem`. */
  apiPage<R extends ListRoute>(route: R, ...options: ApiArguments<R>): Promise<ApiPage<ListItem<R>>>;
}

export function createApiClient(session: TokenSource, fetch: typeof globalThis.fetch): ApiClient {
  async function sendSigned(route: string, options: PlainCall): Promise<Response> {
    try {
      return await send(route, options, fetch);
    } catch (error) {
      if (isForcedChange(error)) session.requirePasswordChange?.();
      if (isFactorWanted(error)) session.requireSecondFactor?.();
      throw error;
    }
  }

  /** Retries a 401 once with a fresh token if the call used the session's. */
  async function sendAs(route: string, options: PlainCall): Promise<Response> {
    if (options.token !== undefined || anonymous.has(route)) return send(route, options, fetch);
    const token = await session.token();
    try {
      return await sendSigned(route, { ...options, token });
    } catch (error) {
      if (!token || !isRefusedToken(error)) throw error;
      const renewed = await session.renew(token);
      if (!renewed) throw error;
      return sendSigned(route, { ...options, token: renewed });
    }
  }
  const keys = new RequestKeys();
  const call = (route: string, options: PlainCall = {}): Promise<Response> =>
    madeOnce.has(route)
      ? keys.use(route, options, (once) => sendAs(route, { ...options, once }))
      : sendAs(route, options);
  const json = async (response: Response) => (response.status === 204 ? undefined : response.json());

  return {
    api: async (route, ...[options]) => json(await call(route, options as PlainCall | undefined)),
    apiPage: async (route, ...[options]) => {
      const response = await call(route, options as PlainCall | undefined);
      const total = response.headers.get('X-Total-Count');
      return {
        items: await response.json(),
        next: nextCursor(response.headers.get('Link')),
        total: total === null ? undefined : Number(total),
      };
    },
  };
}
