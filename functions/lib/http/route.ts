import type {
  AdminArea,
  Endpoint,
  ParsedBody,
  ParsedFile,
  ParsedQuery,
  PathParams,
  ServiceResult,
} from '#shared/kernel/endpoint.ts';
import type { Page } from '#shared/kernel/page.ts';
import type { FindProfile, SignedIn } from '../actor.ts';
import { type Once, onceOf } from '../once/once.ts';
import { authenticate, probableIdOf } from './authenticate.ts';
import { type Call, type HttpEvent, type HttpResult, requestInfo } from './event.ts';
import { readInput } from './input.ts';
import { parametersOf } from './parameters.ts';
import { limitRate } from './rate-limit.ts';
import { jsonResult, RawResult, type SerialisedJson } from './respond.ts';
import { claimsOfCaller } from './token.ts';

type ActorOf<E extends Endpoint> = E['auth'] extends 'user' | AdminArea
  ? SignedIn
  : E['auth'] extends 'optional'
    ? SignedIn | undefined
    : undefined;

/** What a bound service call receives; every part is parsed and typed by the endpoint. */
export interface Input<E extends Endpoint> extends Omit<Call, 'actor'> {
  readonly actor: ActorOf<E>;
  readonly params: Record<PathParams<E['path']>, string>;
  readonly query: ParsedQuery<E>;
  readonly body: ParsedBody<E>;
  /** The file of a form. */
  readonly file: ParsedFile<E>;
  /** The request's mark, if the endpoint makes a thing once. An actor has it as well. */
  readonly once: Once;
}

type PageOf<List> = List extends readonly (infer T)[] ? Page<T> : never;

/**
 * What a service may return: what the endpoint's schema accepts, a page where that is a list, or a prepared response.
 */
type Result<E extends Endpoint> = ServiceResult<E> | PageOf<ServiceResult<E>> | RawResult | SerialisedJson;

export interface Route {
  readonly endpoint: Endpoint;
  handle(event: HttpEvent, findProfile: FindProfile): Promise<HttpResult>;
}

/**
 * What a service begins with reading, for a person by their id. It runs while the profile is still being read, so that a
 * person is not kept waiting twice, and reads of the same moment are one request to the table (`readTogether`). The caller may
 * yet be refused: it only reads.
 */
type ReadAhead<E extends Endpoint, Ahead> = (
  person: E['auth'] extends 'user' | AdminArea ? string : E['auth'] extends 'optional' ? string | undefined : undefined,
  input: Pick<Input<E>, 'params' | 'query' | 'body'>,
) => Promise<Ahead>;

/** Whoever waits for it later sees a failure; until then nobody does, and nobody need. */
function begun<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}

type Service<E extends Endpoint, I> = (input: I) => Promise<Result<E>> | Result<E>;

/**
 * Binds an endpoint to one service call. Checks the rate limit first, then authority, then input, so that guesses are
 * counted and a route's fields are revealed only to those who may call it.
 */
export const route = <E extends Endpoint>(endpoint: E, service: Service<E, Input<E>>): Route => bind(endpoint, service);

/** A route whose service gets, as `ahead`, what was read while the caller's profile was. */
export const routeAhead = <E extends Endpoint, Ahead>(
  endpoint: E,
  readAhead: ReadAhead<E, Ahead>,
  service: Service<E, Input<E> & { readonly ahead: Ahead }>,
): Route => bind(endpoint, service, readAhead);

function bind<E extends Endpoint, Ahead>(
  endpoint: E,
  service: Service<E, Input<E> & { readonly ahead: Ahead }>,
  readAhead?: ReadAhead<E, Ahead>,
): Route {
  const parameters = parametersOf(endpoint);
  return {
    endpoint,
    async handle(event, findProfile) {
      const request = requestInfo(event);
      if (endpoint.rateLimit) await limitRate(endpoint.rateLimit, request.address);
      const claims = await claimsOfCaller(event.headers.authorization, endpoint.auth);
      const admission = begun(authenticate(claims, endpoint, findProfile));
      const read = async (person: string | undefined) => {
        const input = await readInput(endpoint, parameters, event);
        const ahead = await readAhead?.(person as Parameters<ReadAhead<E, Ahead>>[0], input as unknown as Input<E>);
        return { ...input, ahead };
      };
      const probable = claims && probableIdOf(claims);
      const mayBegin = readAhead && (probable !== undefined || !claims);
      const early = mayBegin ? begun(read(probable)) : undefined;
      // Of a refused call as well nothing may be under way when the function is frozen: whoever comes next would wait for it.
      if (early) await Promise.allSettled([admission, early]);
      const actor = await admission;
      const once = endpoint.once ? onceOf(request, `${endpoint.method} ${endpoint.path}`) : undefined;
      const cookies: string[] = [];
      const headers: Record<string, string> = {};
      const input = {
        actor: actor && once ? { ...actor, once } : actor,
        request,
        once,
        // What was read for anybody else is not theirs to see.
        ...(await (early && probable === actor?.id ? early : read(actor?.id))),
        reply: {
          cookie: (value: string) => cookies.push(value),
          header: (name: string, value: string) => {
            headers[name] = value;
          },
        },
      };
      const value = await service(input as unknown as Input<E> & { ahead: Ahead });
      const result = value instanceof RawResult ? value.result : jsonResult(endpoint, event, value);
      return { ...result, headers: { ...result.headers, ...headers }, ...(cookies.length > 0 && { cookies }) };
    },
  };
}
