import type * as z from 'zod';

/**
 * The parts of the back-office. `shared/accounts/role.ts` says which role has which; `admin` is all that has no part of
 * its own, so a new route is for admins unless somebody decides otherwise.
 */
export const adminAreas = [
  'admin',
  /** What the start page shows: everybody of the back-office. */
  'admin:overview',
  /** Articles, authors and AI tools. */
  'admin:content',
  /** Newsletters until they are sent; neither sending nor subscribers. */
  'admin:newsletter',
  /** Orders, refunds and receipts. */
  'admin:orders',
  'admin:inquiries',
  /** Users as they are, without any act on them. */
  'admin:users.read',
  /** What concerns an owner: role, status and deletion, and who becomes one. */
  'owner',
] as const;
export type AdminArea = (typeof adminAreas)[number];

/**
 * Who may call. `optional` reads a token if there is one and rejects an invalid one; `user` and every area of the
 * back-office are behind the gateway's JWT authoriser. The field is required, so no route can be declared without it.
 */
export type Authority = 'none' | 'optional' | 'user' | AdminArea;

const areas: ReadonlySet<string> = new Set(adminAreas);
/** Whether a route belongs to the back-office. */
export const isAdminArea = (auth: Authority): auth is AdminArea => areas.has(auth);
/** Whether a route is behind the gateway's authoriser. */
export const requiresToken = (auth: Authority): auth is 'user' | AdminArea => auth === 'user' || isAdminArea(auth);
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Names of the `{placeholders}` of a path: `'/ebooks/{id}'` gives `'id'`. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never;

/**
 * Maximum length of a path parameter. Every id, slug, session and mailed token is shorter, so nothing longer exists;
 * and the table would reject the key made of it (2,048 bytes, 1,024 for a sort key).
 */
export const longestPathValue = 255;

type Schema = z.ZodType;

/** A file in a form, as a request of the gateway holds it. */
export interface FilePart {
  /** In bytes, at most `largestFilePart`. */
  readonly largest: number;
}

/** The most that a file in a form may have, in bytes: in base64, more is no event of a function any more. */
export const largestFilePart = 4 * 1024 * 1024;

/** The file of a form as a service gets it. */
export interface ReceivedFile {
  readonly filename: string;
  readonly bytes: Uint8Array;
}

/** One call of the API. The router, the CDK routes, the OpenAPI page and the browser's client are derived from it. */
export interface Endpoint<
  M extends Method = Method,
  P extends string = string,
  A extends Authority = Authority,
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  R extends Schema | undefined = Schema | undefined,
  F extends FilePart | undefined = FilePart | undefined,
> {
  readonly method: M;
  /** Below `/api`, for example `/ebooks/{id}`. */
  readonly path: P;
  readonly auth: A;
  /** One line for the API reference. */
  readonly summary: string;
  readonly query?: Q;
  /** JSON body, or the fields of a form besides its file, which are text. Absent: neither is read. */
  readonly body?: B;
  /** Instead of JSON: a form (`multipart/form-data`) with one file, in the field `file`. */
  readonly multipart?: F;
  /** JSON response. Absent: the route returns a raw response (a redirect, a file). */
  readonly response?: R;
  /** Status on success, 200 by default. */
  readonly status?: 200 | 201 | 202 | 204 | 302;
  /** `public`: the edge may cache the response for a minute when the request had no token. Default `private`. */
  readonly cache?: 'public' | 'private';
  /** Makes a thing: requests with the same `Idempotency-Key` and body make one, however often they are sent. */
  readonly once?: true;
  /** Rate limit per IP address and minute, for calls worth abusing. Configured per stage. */
  readonly rateLimit?: RateLimitName;
}

/** Type of an endpoint's parsed query. */
export type QueryOf<E extends { readonly query?: Schema }> = z.output<NonNullable<E['query']>>;

/** Names of the per-address limits; their values are stage configuration. */
export type RateLimitName =
  | 'auth'
  | 'code'
  | 'signUp'
  | 'session'
  | 'inquiry'
  | 'checkout'
  | 'click'
  | 'visit'
  | 'search';

/** Declares an endpoint and keeps its literal types, so that clients can be typed by `'GET /ebooks/{id}'`. */
export function endpoint<
  const M extends Method,
  const P extends string,
  const A extends Authority,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  R extends Schema | undefined = undefined,
  F extends FilePart | undefined = undefined,
>(definition: Endpoint<M, P, A, Q, B, R, F>): Endpoint<M, P, A, Q, B, R, F> {
  return definition;
}

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;
/** Removes the `undefined` of the optional property; an absent schema stays `undefined`. */
type Parsed<S> = [Exclude<S, undefined>] extends [never] ? undefined : Output<Exclude<S, undefined>>;
/** The same for input types. An endpoint without a JSON response must not return JSON. */
type Given<S> = [Exclude<S, undefined>] extends [never] ? never : Input<Exclude<S, undefined>>;

/** What the service side receives after parsing. */
export type ParsedQuery<E extends Endpoint> = Parsed<E['query']>;
export type ParsedBody<E extends Endpoint> = Parsed<E['body']>;
/** Undefined for an endpoint without a form. */
export type ParsedFile<E extends Endpoint> = [Exclude<E['multipart'], undefined>] extends [never]
  ? undefined
  : ReceivedFile;
/** What the service side must return. */
export type ServiceResult<E extends Endpoint> = Given<E['response']>;
/** What the caller sends and receives. */
export type CallQuery<E extends Endpoint> = Input<E['query']>;
export type CallBody<E extends Endpoint> = Input<E['body']>;
export type CallFile<E extends Endpoint> = [Exclude<E['multipart'], undefined>] extends [never] ? undefined : File;
export type CallResult<E extends Endpoint> = Output<E['response']>;

/** `'GET /ebooks/{id}'` for an endpoint. */
export type RouteKey<E extends Endpoint> = `${E['method']} ${E['path']}`;
