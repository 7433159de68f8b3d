import middy from '@middy/core';
import httpRouter from '@middy/http-router';
import type { FindProfile } from '../actor.ts';
import { nothingHere } from '../errors.ts';
import { logger } from '../logger.ts';
import type { HttpEvent, HttpResult } from './event.ts';
import { problemResult } from './problem.ts';
import { requireEdge } from './require-edge.ts';
import type { Route } from './route.ts';

/** Path parameters arrive encoded from the router; an undecodable one is an address that does not exist. */
function decodeParams(event: HttpEvent): void {
  for (const [name, value] of Object.entries(event.pathParameters ?? {})) {
    if (value === undefined || !event.pathParameters) continue;
    try {
      event.pathParameters[name] = decodeURIComponent(value);
    } catch {
      throw nothingHere();
    }
  }
}

/**
 * The gateway's route may lead many addresses here, so that its own path parameters say nothing: the router reads them
 * anew. It would overlook a slash at the end, which is another address.
 */
function leaveToRouter(event: HttpEvent): void {
  if (event.rawPath.endsWith('/')) throw nothingHere();
  event.pathParameters = {};
}

const contract = (routes: readonly Route[], findProfile: FindProfile) =>
  routes.map(({ endpoint, handle }) => ({
    method: endpoint.method,
    path: `/api${endpoint.path}`,
    handler: (event: HttpEvent) => {
      event.routeKey = `${endpoint.method} /api${endpoint.path}`;
      decodeParams(event);
      return handle(event, findProfile);
    },
  }));

/** A domain's handler: its routes, errors as problems, one log line per request. */
export function createApp(routes: readonly Route[], findProfile: FindProfile) {
  const router = httpRouter<HttpEvent, HttpResult>({ routes: contract(routes, findProfile) });
  return middy<HttpEvent, HttpResult>()
    .before((request) => {
      logger.appendKeys({ request_id: request.event.requestContext.requestId });
      requireEdge(request.event);
      leaveToRouter(request.event);
    })
    .after((request) => finish(request))
    .onError((request) => refuse(request))
    .handler(router);
}

type Request = Pick<middy.Request<HttpEvent, HttpResult>, 'event' | 'response' | 'error'>;

/** One handler for both steps: of several, middy would run the last one first, which finds no answer yet. */
function refuse(request: Request): void {
  request.response = problemResult(request.error);
  finish(request);
}

/** The log names the route and never the address: that of a mailed link is a secret. */
function finish(request: Request): void {
  const { requestContext, routeKey } = request.event;
  if (!request.response) return;
  request.response.headers = { ...request.response.headers, 'x-request-id': requestContext.requestId };
  const status = request.response.statusCode ?? 200;
  if (status >= 400) logger.info('refused', { route: routeKey, status });
}
