import middy from '@middy/core';
import jsonBodyParser from '@middy/http-json-body-parser';
import type * as z from 'zod';
import {
  type AdminArea,
  type Endpoint,
  longestPathValue,
  type ParsedBody,
  type ParsedFile,
  type ParsedQuery,
  type PathParams,
  type ServiceResult,
} from '#shared/kernel/endpoint.ts';
import type { Page } from '#shared/kernel/page.ts';
import type { FindProfile, SignedIn } from '../actor.ts';
import { DomainError, nothingHere } from '../errors.ts';
import { type Once, onceOf } from '../once/once.ts';
import { authenticate } from './authenticate.ts';
import { type Call, type HttpEvent, type HttpResult, requestInfo } from './event.ts';
import { readForm } from './multipart.ts';
import { parametersOf, refuseUnknown } from './parameters.ts';
import { invalidInput } from './problem.ts';
import { limitRate } from './rate-limit.ts';
import { jsonResult, RawResult, type SerialisedJson } from './respond.ts';
import { plainErrorMap } from './wrong-input.ts';

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

/** 1 MB, as in the contract; the gateway would accept ten. */
const bodyLimit = 1_000_000;

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { error: plainErrorMap });
  if (!parsed.success) throw invalidInput(parsed.error);
  return parsed.data;
}

/** No id or slug is this long, so the service is not called. */
function readParams({ pathParameters = {} }: HttpEvent): Readonly<Record<string, string | undefined>> {
  const isTooLong = (value = ''): boolean => value.length > longestPathValue;
  if (Object.values(pathParameters).some(isTooLong)) throw nothingHere();
  return pathParameters;
}

function readQuery({ query }: Endpoint, known: ReadonlySet<string>, { queryStringParameters = {} }: HttpEvent) {
  refuseUnknown(known, queryStringParameters);
  return parse(query, queryStringParameters);
}

const parseJson = middy<HttpEvent, unknown>()
  .use(jsonBodyParser())
  .handler(async (event) => event.body);

/** When the body is optional, its content type is too. */
const takesNothing = (schema: z.ZodType): boolean => schema.safeParse(undefined).success;

/** The body, and the file of a form, whose other fields are then the body. */
async function readSent(endpoint: Endpoint, event: HttpEvent) {
  if (!endpoint.multipart) return { body: await readBody(endpoint, event), file: undefined };
  const { file, fields } = await readForm(endpoint.multipart, event);
  return { body: parse(endpoint.body, fields), file };
}

async function readBody(endpoint: Endpoint, event: HttpEvent): Promise<unknown> {
  if (Buffer.byteLength(event.body ?? '') > bodyLimit) throw tooLarge();
  if (!endpoint.body) return undefined;
  if (!event.body && takesNothing(endpoint.body)) return parse(endpoint.body, undefined);
  const context = {} as Parameters<typeof parseJson>[1];
  return parse(endpoint.body, await parseJson({ ...event, headers: { ...event.headers } }, context));
}

const tooLarge = (): Error => new DomainError('too_large', 'The request is larger than 1 MB');

/**
 * Binds an endpoint to one service call. Checks the rate limit first, then authority, then input, so that guesses are
 * counted and a route's fields are revealed only to those who may call it.
 */
export function route<E extends Endpoint>(
  endpoint: E,
  service: (input: Input<E>) => Promise<Result<E>> | Result<E>,
): Route {
  const parameters = parametersOf(endpoint);
  return {
    endpoint,
    async handle(event, findProfile) {
      const request = requestInfo(event);
      if (endpoint.rateLimit) await limitRate(endpoint.rateLimit, request.address);
      const actor = await authenticate(event.headers.authorization, endpoint, findProfile);
      const once = endpoint.once ? onceOf(request, `${endpoint.method} ${endpoint.path}`) : undefined;
      const cookies: string[] = [];
      const headers: Record<string, string> = {};
      const input = {
        actor: actor && once ? { ...actor, once } : actor,
        request,
        once,
        params: readParams(event),
        query: readQuery(endpoint, parameters, event),
        ...(await readSent(endpoint, event)),
        reply: {
          cookie: (value: string) => cookies.push(value),
          header: (name: string, value: string) => {
            headers[name] = value;
          },
        },
      };
      const value = await service(input as unknown as Input<E>);
      const result = value instanceof RawResult ? value.result : jsonResult(endpoint, event, value);
      return { ...result, headers: { ...result.headers, ...headers }, ...(cookies.length > 0 && { cookies }) };
    },
  };
}
