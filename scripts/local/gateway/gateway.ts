import { FunctionError } from '../lambda/function-instance.ts';
import type { FunctionPool } from '../lambda/pool.ts';
import type { Answer } from '../platform/http-message.ts';
import type { JwtAuthorizer } from './authorizer.ts';
import { asResult, type FunctionResult, type GatewayRequest, gatewayEvent } from './event.ts';
import { type GatewayRoute, RouteTable } from './routes.ts';
import type { Throttle } from './throttle.ts';

/** Lambda accepts and returns up to 6 MB; the gateway itself up to 10 MB. */
export const payloadLimit = 6 * 1024 * 1024;
const integrationLimit = 30_000;

export interface RouteTarget {
  readonly pool: FunctionPool;
  readonly authorizer: JwtAuthorizer | undefined;
}

/** AWS's gateway answers with this body, byte for byte. */
export const gatewayMessage = (status: number, message: string): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ message }),
});

const isRejected = (error: unknown): error is FunctionError => error instanceof FunctionError;

function answerOf({ statusCode, headers = {}, cookies, body = '', isBase64Encoded }: FunctionResult): Answer {
  const payload = isBase64Encoded ? Buffer.from(body, 'base64') : body;
  if (Buffer.byteLength(payload) > payloadLimit) return gatewayMessage(500, 'Internal Server Error');
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const);
  return {
    status: statusCode,
    headers: { ...Object.fromEntries(named), ...(cookies && { 'set-cookie': cookies }) },
    body: payload,
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

  async handle(request: GatewayRequest): Promise<Answer> {
    if (!this.#throttle.admits()) return gatewayMessage(429, 'Too Many Requests');
    if (request.body.length > payloadLimit) return gatewayMessage(413, 'Request Entity Too Large');
    const match = this.#routes.find(request.method, request.path);
    if (!match) return gatewayMessage(404, 'Not Found');
    const { pool, authorizer } = match.target;
    const claims = await authorizer?.authorize(request.headers.authorization);
    if (authorizer && !claims) return gatewayMessage(401, 'Unauthorized');
    return this.#invoke(pool, gatewayEvent(request, match.key, match.params, claims));
  }

  async #invoke(pool: FunctionPool, event: unknown): Promise<Answer> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Answer>((resolve) => {
      timer = setTimeout(() => resolve(gatewayMessage(503, 'Service Unavailable')), integrationLimit);
    });
    try {
      return await Promise.race([pool.invoke(event).then((value) => answerOf(asResult(value))), late]);
    } catch (error) {
      if (isRejected(error)) return gatewayMessage(500, 'Internal Server Error');
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}
