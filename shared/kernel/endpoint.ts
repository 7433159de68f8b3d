import type * as z from 'zod';

/**
 * Who may call. `optional` reads a token when there is one and refuses a bad one; `user` and `admin` sit behind the
 * gateway's JWT authoriser. A route without an authority cannot be written, because the field is required.
 */
export type Authority = 'none' | 'optional' | 'user' | 'admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Names of the `{placeholders}` of a path: `'/ebooks/{id}'` gives `'id'`. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never;

/**
 * Characters of a value in a path at most. Every id, slug, session and mailed token is shorter, so a longer one is
 * nobody's; and the table would refuse the key made of it (2,048 bytes, 1,024 where it is a sort key).
 */
export const longestPathValue = 255;

type Schema = z.ZodType;

/** One call of the API: the router, the CDK routes, the OpenAPI page and the browser's client are made from it. */
export interface Endpoint<
  M extends Method = Method,
  P extends string = string,
  A extends Authority = Authority,
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  R extends Schema | undefined = Schema | undefined,
> {
  readonly method: M;
  /** Below `/api`, for example `/ebooks/{id}`. */
  readonly path: P;
  readonly auth: A;
  /** One line for the API reference. */
  readonly summary: string;
  readonly query?: Q;
  /** JSON body. Absent: no body is read. */
  readonly body?: B;
  /** JSON answer. Absent: the route answers something else (a redirect, a file) and returns a raw response. */
  readonly response?: R;
  /** Status of the success answer, 200 unless told. */
  readonly status?: 200 | 201 | 202 | 204 | 302;
  /** `public`: may be kept by the edge for a minute when it was asked for without a token. Default `private`. */
  readonly cache?: 'public' | 'private';
  /** Requests allowed per visitor's address and minute, for calls worth abusing. Named in the stage configuration. */
  readonly rateLimit?: RateLimitName;
}

/** What an endpoint's query is once it is parsed. */
export type QueryOf<E extends { readonly query?: Schema }> = z.output<NonNullable<E['query']>>;

/** Names of the per-address limits; their numbers are stage configuration. */
export type RateLimitName = 'auth' | 'code' | 'signUp' | 'session' | 'inquiry' | 'checkout' | 'click';

/** Declares an endpoint and keeps its literal types, so that clients can be typed by `'GET /ebooks/{id}'`. */
export function endpoint<
  const M extends Method,
  const P extends string,
  const A extends Authority,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  R extends Schema | undefined = undefined,
>(definition: Endpoint<M, P, A, Q, B, R>): Endpoint<M, P, A, Q, B, R> {
  return definition;
}

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;
/** Without the `undefined` that every optional property has; an absent schema stays `undefined`. */
type Parsed<S> = [Exclude<S, undefined>] extends [never] ? undefined : Output<Exclude<S, undefined>>;
/** The same of what is handed in. Of an endpoint whose answer is no JSON nothing may be returned as JSON. */
type Given<S> = [Exclude<S, undefined>] extends [never] ? never : Input<Exclude<S, undefined>>;

/** What the service side receives after parsing. */
export type ParsedQuery<E extends Endpoint> = Parsed<E['query']>;
export type ParsedBody<E extends Endpoint> = Parsed<E['body']>;
/** What the service side must return. */
export type ServiceResult<E extends Endpoint> = Given<E['response']>;
/** What the caller sends and gets. */
export type CallQuery<E extends Endpoint> = Input<E['query']>;
export type CallBody<E extends Endpoint> = Input<E['body']>;
export type CallResult<E extends Endpoint> = Output<E['response']>;

/** `'GET /ebooks/{id}'` for an endpoint. */
export type RouteKey<E extends Endpoint> = `${E['method']} ${E['path']}`;
