import type { ApiRoute, EndpointByRoute } from '#shared/api.ts';
import type { CallBody, CallQuery, CallResult, PathParams } from '#shared/kernel/endpoint.ts';

export type { ApiRoute };

/** Schemas of an endpoint are optional fields: what the contract knows of them is without that `undefined`. */
type Known<Value> = [Exclude<Value, undefined>] extends [never] ? undefined : Exclude<Value, undefined>;

/** Fields that may be left out when they are `undefined` anyway. */
type Optional<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : Record<never, never> extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value };

type Params<R extends ApiRoute> = [PathParams<EndpointByRoute[R]['path']>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: Readonly<Record<PathParams<EndpointByRoute[R]['path']>, string>> };

export interface CallSettings {
  readonly signal?: AbortSignal;
  /** Access token to send. Absent: the session's, where the route takes one. `null`: none. */
  readonly token?: string | null;
}

/** What a route needs: its path parameters, query and body as the contract in `shared` declares them. */
export type ApiOptions<R extends ApiRoute> = CallSettings &
  Params<R> &
  Optional<'query', Known<CallQuery<EndpointByRoute[R]>>> &
  Optional<'body', Known<CallBody<EndpointByRoute[R]>>>;

/** The options may be left out when nothing in them is required. */
export type ApiArguments<R extends ApiRoute> =
  Record<never, never> extends ApiOptions<R> ? [options?: ApiOptions<R>] : [options: ApiOptions<R>];

export type ApiResult<R extends ApiRoute> = Known<CallResult<EndpointByRoute[R]>>;

/** Routes whose answer is a bare array. */
export type ListRoute = { [R in ApiRoute]: ApiResult<R> extends readonly unknown[] ? R : never }[ApiRoute];
export type ListItem<R extends ListRoute> = ApiResult<R> extends readonly (infer Item)[] ? Item : never;

/** One page of a list. `next` is the cursor of the page after it, `total` counts all pages where the server says so. */
export interface ApiPage<Item> {
  readonly items: readonly Item[];
  readonly next: string | undefined;
  readonly total: number | undefined;
}
