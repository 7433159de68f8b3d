import type { ApiRoute } from '#shared/api.ts';
import type { ApiPage, CallAnswer, CallOptions, ListItem, ListRoute } from '#shared/api-query.ts';

export type { ApiPage, ApiRoute, ListItem, ListRoute };

export interface CallSettings {
  readonly signal?: AbortSignal;
  /** Access token to send. Absent: the session's, if the route takes one. `null`: none. */
  readonly token?: string | null;
}

/** A route's inputs, and settings of the call. */
export type ApiOptions<R extends ApiRoute> = CallSettings & CallOptions<R>;

/** The options are optional if nothing in them is required. */
export type ApiArguments<R extends ApiRoute> =
  Record<never, never> extends ApiOptions<R> ? [options?: ApiOptions<R>] : [options: ApiOptions<R>];

export type ApiResult<R extends ApiRoute> = CallAnswer<R>;
