import middy from '@middy/core';
import httpRouter from '@middy/http-router';
import type { FindProfile } from '../actor.ts';
import { nothingHere } from '../errors.ts';
import { logger } from '../logger.ts';
import type { HttpEvent, HttpResult } from './event.ts';
import { withoutBodyForHead } from './head.ts';
import { problemResult } from './problem.ts';
import { requireEdge } from './require-edge.ts';
import type { Route } from './route.ts';

/**
 * One gateway route may cover many addresses, so its own path parameters are discarded and the router parses the path,
 * which the gateway has decoded: a slash in a parameter makes another address. The router would ignore a trailing
 * slash, which makes one too.
 */
function leaveToRouter(event: HttpEvent): void {
  if (event.rawPath.endsWith('/')) throw nothingHere();
  event.pathParameters = {};
}

/** A GET also answers HEAD. */
const contract = (routes: readonly Route[], findProfile: FindProfile) =>
  routes.flatMap(({ endpoint, handle }) => {
    const path = `/api${endpoint.path}`;
    const handler = (event: HttpEvent) => {
      event.routeKey = `${endpoint.method} ${path}`;
      return handle(event, findProfile);
    };
    const methods = endpoint.method === 'GET' ? (['GET', 'HEAD'] as const) : ([endpoint.method] as const);
    return methods.map((method) => ({ method, path, handler }));
  });

/** A domain's handler: its routes, errors as problems, one log line per request. */
export function createApp(routes: readonly Route[], findProfile: FindProfile) {
  const router = httpRouter<HttpEvent, HttpResult>({ routes: contract(routes, findProfile) });
  return middy<HttpEvent, HttpResult>()
    .before((request) => {
      // The instance may have answered somebody else before: `authenticate` adds who is calling.
      logger.resetKeys();
      logger.appendKeys({ request_id: request.event.requestContext.requestId });
      requireEdge(request.event);
      leaveToRouter(request.event);
    })
    .after((request) => finish(request))
    .onError((request) => refuse(request))
    .handler(router);
}

type Request = Pick<middy.Request<HttpEvent, HttpResult>, 'event' | 'response' | 'error'>;

/** One handler for both steps: middy runs error handlers in reverse order, so the last would find no response yet. */
function refuse(request: Request): void {
  request.response = problemResult(request.error);
  finish(request);
}

/** Logs the route, never the address: a mailed link is a secret. */
function finish(request: Request): void {
  const { requestContext, routeKey } = request.event;
  if (!request.response) return;
  request.response.headers = { ...request.response.headers, 'x-request-id': requestContext.requestId };
  request.response = withoutBodyForHead(request.event, request.response);
  const status = request.response.statusCode ?? 200;
  if (status >= 400) logger.info('refused', { route: routeKey, status });
}
