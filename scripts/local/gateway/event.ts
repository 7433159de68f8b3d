import type { Verdict } from './authorizer.ts';

export interface GatewayRequest {
  readonly method: string;
  /** Path as received, without the query. */
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly sourceIp: string;
  /** Milliseconds. */
  readonly time: number;
}

/** What the gateway knows about a request that it passes on. */
export interface Routed {
  /** The gateway's own id of the request, which it also answers with. */
  readonly id: string;
  readonly routeKey: string;
  /** Decoded. */
  readonly path: string;
  /** Decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** Of the authoriser, for a route that has one. */
  readonly identity: Extract<Verdict, { claims: unknown }> | undefined;
}

const isText = (contentType: string | undefined): boolean =>
  !contentType || /^(text\/|application\/(json|xml|javascript|x-www-form-urlencoded))|\+json|\+xml/i.test(contentType);

/** Repeated parameters are joined by commas, as in payload format 2.0. */
function queryParameters(query: string): Record<string, string> | undefined {
  if (!query) return undefined;
  const joined: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query))
    joined[name] = name in joined ? `${joined[name]},${value}` : value;
  return joined;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `06/May/2031:07:08:09 +0000`, as in the logs of web servers. */
function logTime(time: number): string {
  const [year = '', month = '', day = '', clock = ''] = new Date(time).toISOString().split(/[-T.]/);
  return `${day}/${months[Number(month) - 1]}/${year}:${clock} +0000`;
}

/** The event that a function gets: payload format 2.0. */
export function gatewayEvent(request: GatewayRequest, { id, routeKey, path, params, identity }: Routed) {
  const { cookie, ...headers } = request.headers;
  const text = isText(headers['content-type']);
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: request.query,
    ...(cookie && { cookies: cookie.split(/;\s*/) }),
    headers,
    queryStringParameters: queryParameters(request.query),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: headers.host ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method: request.method,
        path,
        protocol: 'HTTP/1.1',
        sourceIp: request.sourceIp,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: id,
      routeKey,
      stage: '$default',
      time: logTime(request.time),
      timeEpoch: request.time,
      ...(identity && { authorizer: { jwt: { claims: identity.claims, scopes: identity.scopes } } }),
    },
    pathParameters: Object.keys(params).length > 0 ? params : undefined,
    body: request.body.length > 0 ? request.body.toString(text ? 'utf8' : 'base64') : undefined,
    isBase64Encoded: request.body.length > 0 && !text,
  };
}

/** What a function may answer: a structured result, or anything else as JSON with 200. */
export interface FunctionResult {
  readonly statusCode: number;
  readonly headers?: Readonly<Record<string, string | number | boolean>>;
  readonly cookies?: readonly string[];
  readonly body?: string;
  readonly isBase64Encoded?: boolean;
}

export const asResult = (value: unknown): FunctionResult =>
  typeof value === 'object' && value !== null && 'statusCode' in value
    ? (value as FunctionResult)
    : { statusCode: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value ?? null) };
