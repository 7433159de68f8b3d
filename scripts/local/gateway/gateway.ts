import { randomBytes } from 'node:crypto';
import { Throttled } from '../lambda/concurrency.ts';
import { FunctionError } from '../lambda/function-instance.ts';
import { RequestTooLarge } from '../lambda/payload.ts';
import type { FunctionPool } from '../lambda/pool.ts';
import type { Answer } from '../platform/http-message.ts';
import type { JwtAuthorizer } from './authorizer.ts';
import { asResult, type FunctionResult, type GatewayRequest, gatewayEvent } from './event.ts';
import { decodePath } from './path.ts';
import { type GatewayRoute, RouteTable } from './routes.ts';
import type { Throttle } from './throttle.ts';

/** Bytes of a body that the gateway accepts. What fits into Lambda's event is less (`lambda/payload.ts`). */
export const bodyLimit = 10 * 1024 * 1024;
/** Bytes of the request line and the values of all headers. */
const headLimit = 10_240;
/** Milliseconds that the gateway waits for a function. */
const integrationLimit = 30_000;

export interface RouteTarget {
  readonly pool: Pick<FunctionPool, 'invoke'>;
  readonly authorizer: JwtAuthorizer | undefined;
  /** Of which a token needs one. */
  readonly scopes?: readonly string[];
}

/** AWS's gateway answers with this body, byte for byte. */
export const gatewayMessage = (
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Answer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ message }),
});

const internalError = gatewayMessage(500, 'Internal Server Error');
const unavailable = gatewayMessage(503, 'Service Unavailable');

/** The answer to a call that the function did not answer; undefined for an error of the local cloud itself. */
function failure(error: unknown): Answer | undefined {
  if (error instanceof RequestTooLarge) return gatewayMessage(413, 'Request Entity Too Large');
  if (error instanceof Throttled) return unavailable;
  return error instanceof FunctionError ? internalError : undefined;
}

const headLength = ({ method, path, query, headers }: GatewayRequest): number =>
  Buffer.byteLength(`${method} ${path}?${query} HTTP/1.1`) +
  Object.values(headers).reduce((sum, value) => sum + Buffer.byteLength(value), 0);

function answerOf({ statusCode, headers = {}, cookies, body = '', isBase64Encoded }: FunctionResult): Answer {
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const);
  return {
    status: statusCode,
    headers: { ...Object.fromEntries(named), ...(cookies && { 'set-cookie': cookies }) },
    body: isBase64Encoded ? Buffer.from(body, 'base64') : body,
  };
}

/** API Gateway's HTTP API: routes, authorises, throttles, invokes, and limits time and size. */
export class Gateway {
  readonly #routes: RouteTable<RouteTarget>;
  readonly #throttle: Throttle;

  constructor(routes: readonly GatewayRoute<RouteTarget>[], throttle: Throttle) {
    this.#routes = new RouteTable(routes);
    this.#throttle = throttle;
  }

  /** Every answer names the request: functions, their logs and the gateway's log know it by the same id. */
  async handle(request: GatewayRequest): Promise<Answer> {
    const id = `${randomBytes(11).toString('base64url')}=`;
    const answer = await this.#answer(request, id);
    return { ...answer, headers: { ...answer.headers, 'apigw-requestid': id } };
  }

  async #answer(request: GatewayRequest, id: string): Promise<Answer> {
    if (headLength(request) > headLimit) return gatewayMessage(431, 'Request Header Fields Too Large');
    if (request.body.length > bodyLimit) return gatewayMessage(413, 'Request Entity Too Large');
    if (!this.#throttle.admits()) return gatewayMessage(429, 'Too Many Requests');
    const path = decodePath(request.path);
    if (!path) return gatewayMessage(400, 'Bad Request');
    const match = this.#routes.find(request.method, path.matched);
    if (!match) return gatewayMessage(404, 'Not Found');
    const { pool, authorizer, scopes } = match.target;
    const verdict = await authorizer?.authorize(request, scopes);
    if (verdict && 'refused' in verdict) {
      const { refused, challenge } = verdict;
      return gatewayMessage(refused, refused === 401 ? 'Unauthorized' : 'Forbidden', { 'www-authenticate': challenge });
    }
    const params = Object.entries(match.params).map(([name, value]) => [name, decodeURIComponent(value)]);
    const routed = { id, routeKey: match.key, path: path.raw, params: Object.fromEntries(params), identity: verdict };
    return this.#invoke(pool, gatewayEvent(request, routed));
  }

  async #invoke(pool: RouteTarget['pool'], event: unknown): Promise<Answer> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Answer>((resolve) => {
      timer = setTimeout(() => resolve(unavailable), integrationLimit);
    });
    try {
      return await Promise.race([pool.invoke(event).then((value) => answerOf(asResult(value))), late]);
    } catch (error) {
      const answer = failure(error);
      if (!answer) throw error;
      return answer;
    } finally {
      clearTimeout(timer);
    }
  }
}
