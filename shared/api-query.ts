import type { ApiRoute, EndpointByRoute } from './api.ts';
import type { CallBody, CallFile, CallQuery, CallResult, PathParams } from './kernel/endpoint.ts';

/** An endpoint's schemas are optional fields: this removes the `undefined` from their types. */
type Known<Value> = [Exclude<Value, undefined>] extends [never] ? undefined : Exclude<Value, undefined>;

/** A field that is optional when its type allows `undefined`. */
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
  Optional<'body', Known<CallBody<EndpointByRoute[R]>>> &
  Optional<'file', CallFile<EndpointByRoute[R]>>;

export type CallAnswer<R extends ApiRoute> = Known<CallResult<EndpointByRoute[R]>>;

/** Routes whose response is a bare array. */
export type ListRoute = { [R in ApiRoute]: CallAnswer<R> extends readonly unknown[] ? R : never }[ApiRoute];

export type ListItem<R extends ListRoute> = CallAnswer<R> extends readonly (infer Item)[] ? Item : never;

/**
 * One page of a list. `next` is the cursor of the following page, `total` counts all pages where the server reports it.
 */
export interface ApiPage<Item> {
  readonly items: readonly Item[];
  readonly next: string | undefined;
  readonly total: number | undefined;
}

/**
 * A query for a page's data. It is built by one function, in a domain's `queries.ts`, which the browser's hook and the
 * server's first screen both use: so an embedded answer matches the browser's request. `kind`: the answer as is, or one
 * `page` of a list with its total and next cursor.
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

/** A query whose answer is used as is. */
export const oneOf = <R extends ApiRoute, O extends CallOptions<R>>(
  route: R,
  ...[options]: Record<never, never> extends CallOptions<R> ? [options?: O] : [options: O]
): ApiQuery<R, 'one', O> => ({ route, kind: 'one', options });

/** A query for one page of a list. */
export const pageOf = <R extends ListRoute, O extends CallOptions<R>>(
  route: R,
  options: O,
): ApiQuery<R, 'page', O> => ({ route, kind: 'page', options });
