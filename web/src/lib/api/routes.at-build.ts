import { apis } from '#shared/api.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';

const endpoints = Object.values(apis).flatMap((api): Endpoint[] => Object.values(api));

/** Routes that take no token, such as `GET /frameworks`, from the contract. The edge caches their responses. */
export const anonymousRoutes: readonly string[] = endpoints
  .filter(({ auth }) => auth === 'none')
  .map(({ method, path }) => `${method} ${path}`);

/** Routes that make a thing, and make it once for all requests with the same key. */
export const onceRoutes: readonly string[] = endpoints
  .filter(({ once }) => once)
  .map(({ method, path }) => `${method} ${path}`);
