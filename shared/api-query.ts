import type { ApiRoute, EndpointByRoute } from './api.ts';
import type { CallBody, CallQuery, CallResult, PathParams } from './kernel/endpoint.ts';

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

/** What a route needs: its path parameters, query and body as the contract declares them. */
export type CallOptions<R extends ApiRoute> = Params<R> &
  Optional<'query', Known<CallQuery<EndpointByRoute[R]>>> &
  Optional<'body', Known<CallBody<EndpointByRoute[R]>>>;

export type CallAnswer<R extends ApiRoute> = Known<CallResult<EndpointByRoute[R]>>;

/** Routes whose answer is a bare array. */
export type ListRoute = { [R in ApiRoute]: CallAnswer<R> extends readonly unknown[] ? R : never }[ApiRoute];

export type ListItem<R extends ListRoute> = CallAnswer<R> extends readonly (infer Item)[] ? Item : never;

/** One page of a list. `next` is the cursor of the page after it, `total` counts all pages where the server says so. */
export interface ApiPage<Item> {
  readonly items: readonly Item[];
  readonly next: string | undefined;
  readonly total: number | undefined;
}

/**
 * A call that a page makes to show something. It is built by one function, in a domain's `queries.ts`, which the browser's
 * hook and the server's first screen both use: what the page brings along is then what the browser would ask for.
 * `kind`: the answer as it is, or one `page` of a list with its total and the cursor of the page after it.
 */
export interface ApiQuery<
  R extends ApiRoute = ApiRoute,
  Kind extends 'one' | 'page' = 'one' | 'page',
  Options = unknown,
> {
  readonly route: R;
  readonly kind: Kind;
  readonly options?: Options;
}

/** A call whose answer is shown as it is. */
export const oneOf = <R extends ApiRoute, O extends CallOptions<R>>(
  route: R,
  ...[options]: Record<never, never> extends CallOptions<R> ? [options?: O] : [options: O]
): ApiQuery<R, 'one', O> => ({ route, kind: 'one', options });

/** A call for one page of a list. */
export const pageOf = <R extends ListRoute, O extends CallOptions<R>>(
  route: R,
  options: O,
): ApiQuery<R, 'page', O> => ({ route, kind: 'page', options });
