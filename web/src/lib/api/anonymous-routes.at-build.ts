import { apis } from '#shared/api.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';

const endpoints = Object.values(apis).flatMap((api): Endpoint[] => Object.values(api));

/** Routes that take no token, as `GET /frameworks`: the contract's word. The edge keeps their answers for everybody. */
export const anonymousRoutes: readonly string[] = endpoints
  .filter(({ auth }) => auth === 'none')
  .map(({ method, path }) => `${method} ${path}`);
