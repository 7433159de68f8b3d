import { createServer as createHttp1Server, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  constants,
  createServer as createHttp2Server,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import type { Writable } from 'node:stream';
import { flatHeaders, readBody } from '../platform/http-message.ts';
import type { AwsRequest, AwsResponse } from './service.ts';

/** A server on a loopback port of its own. */
export interface Listener {
  listen(): Promise<string>;
  /** Ends open connections, too. */
  close(): Promise<void>;
}

type Received = Omit<AwsRequest, 'caller'>;
export interface Answering {
  readonly answer: (request: Received) => Promise<AwsResponse>;
  readonly log: (line: string) => void;
}

const mostBytes = 16 * 1024 * 1024;

async function received(request: IncomingMessage | Http2ServerRequest): Promise<Received> {
  const { method = 'POST', url = '/' } = request;
  return { method, url, headers: flatHeaders(request), body: await readBody(request, mostBytes) };
}

/** With its length, so that it is sent in one piece instead of in chunks. */
function send(
  response: ServerResponse | Http2ServerResponse,
  { status, headers, body = '', isCut }: AwsResponse,
): void {
  const bytes = Buffer.from(body);
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
  response.setHeader('content-length', bytes.length);
  const writable: Writable = response;
  if (!isCut) writable.end(bytes);
  else writable.write(bytes.subarray(0, bytes.length / 2), () => breakOff(response));
}

function breakOff(response: ServerResponse | Http2ServerResponse): void {
  if ('stream' in response) response.stream.close(constants.NGHTTP2_INTERNAL_ERROR);
  else response.destroy();
}

const handlerOf =
  ({ answer, log }: Answering) =>
  async (request: IncomingMessage | Http2ServerRequest, response: ServerResponse | Http2ServerResponse) => {
    try {
      send(response, await answer(await received(request)));
    } catch (error) {
      log(`endpoint: ${(error as Error).stack}\n`);
      response.statusCode = 500;
      response.end();
    }
  };

const listening = (server: Server, endConnections: () => void): Listener => ({
  async listen() {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  },
  async close() {
    const closed = new Promise((resolve) => server.close(resolve));
    endConnections();
    await closed;
  },
});

/** HTTP/1.1, as most clients of the SDK speak it. */
export function http1Listener(answering: Answering): Listener {
  const server = createHttp1Server(handlerOf(answering));
  server.keepAliveTimeout = 65_000;
  return listening(server, () => server.closeAllConnections());
}

/** HTTP/2 without TLS, for clients of the SDK that speak nothing else unless told to. */
export function http2Listener(answering: Answering): Listener {
  const server = createHttp2Server(handlerOf(answering));
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    // A client that goes away is not the server's failure.
    session.on('error', () => undefined);
  });
  return listening(server, () => {
    for (const session of sessions) session.destroy();
  });
}
