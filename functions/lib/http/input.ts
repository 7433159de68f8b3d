import middy from '@middy/core';
import jsonBodyParser from '@middy/http-json-body-parser';
import type * as z from 'zod';
import { type Endpoint, longestPathValue } from '#shared/kernel/endpoint.ts';
import { DomainError, nothingHere } from '../errors.ts';
import type { HttpEvent } from './event.ts';
import { readForm } from './multipart.ts';
import { refuseUnknown } from './parameters.ts';
import { invalidInput } from './problem.ts';
import { plainErrorMap } from './wrong-input.ts';

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
 * What a request brings, parsed as its endpoint says; `parameters` are those that the address may have. Throws 422 with the
 * fields that are wrong, 404 for a parameter of the path that nothing can have, and 413.
 */
export const readInput = async (endpoint: Endpoint, parameters: ReadonlySet<string>, event: HttpEvent) => ({
  params: readParams(event),
  query: readQuery(endpoint, parameters, event),
  ...(await readSent(endpoint, event)),
});
