import { apis } from '#shared/api.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';

const endpoints = Object.values(apis).flatMap((api): Endpoint[] => Object.values(api));

/** Routes that take no token, such as `GET /frameworks`, from the contract. The edge caches their responses. */
export const anonymousRoutes: readonly string[] = endpoints
  .filter(({ auth }) => auth === 'none')
  .map(({ method, path }) => `${method} ${path}`);
