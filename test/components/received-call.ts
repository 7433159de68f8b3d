import * as z from 'zod';
import { apis } from '#shared/api.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';

/** A call as it arrived, its query and body parsed by the contract. */
export interface ReceivedCall {
  readonly route: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
  /** Whether it carried a token. */
  readonly isSigned: boolean;
  /** Its `Idempotency-Key`. */
  readonly once: string | null;
}

const endpoints = Object.values(apis).flatMap((api): Endpoint[] => Object.values(api));
const routeOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

const isVariable = (segment: string): boolean => segment.startsWith('{');

/** The path parameters, or undefined when the path is another endpoint's. */
function paramsOf({ path }: Endpoint, address: string): Record<string, string> | undefined {
  const [wanted, given] = [path.split('/'), address.split('/')];
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    if (isVariable(segment)) params[segment.slice(1, -1)] = decodeURIComponent(value);
    else if (segment !== value) return undefined;
  }
  return params;
}

/** An exact segment wins over a variable one, as at the gateway. */
const byVariables = (a: Endpoint, b: Endpoint): number =>
  a.path.split('/').filter(isVariable).length - b.path.split('/').filter(isVariable).length;

const inOrder = endpoints.toSorted(byVariables);

/** The endpoint of a route, such as `GET /ebooks/{id}`. */
export const endpointOf = (route: string): Endpoint | undefined => endpoints.find((each) => routeOf(each) === route);

/** The query as the contract reads it. Throws for a parameter that the server would refuse. */
function readQuery(endpoint: Endpoint, searchParams: URLSearchParams): unknown {
  const known = endpoint.query instanceof z.ZodObject ? Object.keys(endpoint.query.shape) : [];
  const unknown = [...searchParams.keys()].find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`${routeOf(endpoint)} has no parameter ${unknown}`);
  return endpoint.query?.parse(Object.fromEntries(searchParams));
}

/** Finds the endpoint of a call and parses the call. Throws when there is no such endpoint, or it rejects the call. */
export function readCall({ pathname, searchParams }: URL, init: RequestInit): ReceivedCall {
  const path = pathname.replace(/^\/api/, '');
  const found = inOrder
    .filter(({ method }) => method === (init.method ?? 'GET'))
    .flatMap((endpoint) => {
      const params = paramsOf(endpoint, path);
      return params ? [{ endpoint, params }] : [];
    })[0];
  if (!found) throw new Error(`The contract has no ${init.method ?? 'GET'} ${path}`);
  const { endpoint, params } = found;
  const headers = new Headers(init.headers);
  return {
    route: routeOf(endpoint),
    params,
    query: readQuery(endpoint, searchParams),
    body: endpoint.body?.parse(typeof init.body === 'string' ? JSON.parse(init.body) : undefined),
    isSigned: headers.has('authorization'),
    once: headers.get('idempotency-key'),
  };
}
