import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Actor } from '../actor.ts';
import { visitorNetwork } from './visitor-network.ts';

export type HttpEvent = APIGatewayProxyEventV2;
export type HttpResult = APIGatewayProxyStructuredResultV2;

/** What a service may know about the request besides its parsed parts. */
export interface RequestInfo {
  readonly requestId: string;
  /** The visitor's IPv4 address or IPv6 network, as seen by the edge. */
  readonly address: string;
  readonly cookies: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Whether only the head of the answer is asked for: links are looked at, and nothing is meant by it. */
  readonly isHead: boolean;
  /** The unparsed body, for webhooks. */
  readonly rawBody: string;
}

/** Cookies and headers that a service adds to its response. */
export interface Reply {
  cookie(value: string): void;
  header(name: string, value: string): void;
}

export interface Call {
  readonly actor: Actor | undefined;
  readonly request: RequestInfo;
  readonly reply: Reply;
}

/** Written by `infra/edge/viewer-address.js`. Only requests that came through the edge get this far (`require-edge.ts`). */
const viewerAddress = 'x-viewer-address';

export function requestInfo(event: HttpEvent): RequestInfo {
  const cookies = (event.cookies ?? []).map((cookie) => {
    const at = cookie.indexOf('=');
    return [cookie.slice(0, at).trim(), cookie.slice(at + 1)] as const;
  });
  return {
    requestId: event.requestContext.requestId,
    address: visitorNetwork(event.headers[viewerAddress] ?? event.requestContext.http.sourceIp),
    cookies: Object.fromEntries(cookies),
    headers: event.headers,
    isHead: event.requestContext.http.method === 'HEAD',
    rawBody: event.isBase64Encoded ? Buffer.from(event.body ?? '', 'base64').toString('utf8') : (event.body ?? ''),
  };
}
