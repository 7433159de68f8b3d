import * as z from 'zod';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { cut } from '#shared/kernel/text.ts';
import { invalid } from '../errors.ts';

/** The query parameters that an endpoint declares. */
export const parametersOf = ({ query }: Endpoint): ReadonlySet<string> =>
  new Set(query instanceof z.ZodObject ? Object.keys(query.shape) : []);

/**
 * Refuses a parameter that the endpoint does not declare: a misspelt filter would otherwise be answered with everything.
 */
export function refuseUnknown(known: ReadonlySet<string>, given: Readonly<Record<string, unknown>> = {}): void {
  const unknown = Object.keys(given).find((name) => !known.has(name));
  if (unknown === undefined) return;
  const name = cut(unknown, 40);
  throw invalid(name, `This address has no parameter “${name}”`);
}
