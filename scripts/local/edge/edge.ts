import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import type { LocalClock } from '../aws/service.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { bodyLimit, gatewayMessage } from '../gateway/gateway.ts';
import { type Answer, BodyTooLarge, flatHeaders, readBody, send } from '../platform/http-message.ts';
import type { Behavior } from './behaviors.ts';
import type { LocalPages } from './local-pages.ts';
import type { StaticFiles } from './static-files.ts';

export interface EdgeOptions {
  readonly port: number;
  readonly clock: LocalClock;
  readonly gateway: () => Gateway;
  /** The site: built files, or the development server's middleware. */
  readonly files: StaticFiles;
  readonly develop?: (request: IncomingMessage, response: ServerResponse) => void;
  /** The behaviour for a path. */
  readonly behaviorOf: (path: string) => Behavior;
  /** Headers added by a policy of the template. */
  readonly headersOf: (policy: string) => Readonly<Record<string, string>>;
  readonly pages: LocalPages;
  readonly log: (line: string) => void;
}

/** The distribution allows no other methods. */
const forbidden: Answer = { status: 403, headers: { 'content-type': 'text/plain' }, body: 'Forbidden' };

const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** The gateway sees the edge's address, never the visitor's. */
const ownAddress = '127.0.0.1';

/** A request as the origin may get it, after the behaviour's function. */
interface Passed {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** CloudFront on one machine: behaviours and origins of the distribution, security headers, compression; no cache. */
export class Edge {
  readonly #server: Server;
  readonly #options: EdgeOptions;

  constructor(options: EdgeOptions) {
    this.#options = options;
    this.#server = createServer((request, response) => {
      this.#handle(request, response).catch((error: Error) => {
        if (!(error instanceof BodyTooLarge)) options.log(`edge: ${error.stack}\n`);
        const status = error instanceof BodyTooLarge ? 413 : 502;
        send(response, gatewayMessage(status, status === 413 ? 'Request Entity Too Large' : 'Bad Gateway'));
      });
    });
    this.#server.keepAliveTimeout = 65_000;
  }

  /** Resolves with the port, or rejects with EADDRINUSE. */
  async listen(): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(this.#options.port, '127.0.0.1', resolve);
    });
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { host = '', 'accept-encoding': encoding } = request.headers;
    // The local pages show reset codes: a page of another site must not reach them by DNS rebinding.
    if (!localHost.test(host)) return send(response, gatewayMessage(421, 'Misdirected Request'));
    const [path = '/', query = ''] = (request.url ?? '/').split('?', 2);
    if (path.startsWith('/__local')) return this.#local(request, response, path, query);
    if (this.#options.develop && !path.startsWith('/api/')) return this.#options.develop(request, response);
    const behavior = this.#options.behaviorOf(path);
    const answer = await this.#answer(request, behavior, passed(request, behavior, path), query);
    send(response, this.#secured(compressed(answer, String(encoding ?? '')), behavior), request.method !== 'HEAD');
  }

  async #answer(request: IncomingMessage, behavior: Behavior, to: Passed, query: string): Promise<Answer> {
    if (!behavior.methods.includes(request.method ?? '')) return forbidden;
    return behavior.origin === 'files' ? this.#file(request, to.path) : this.#api(request, behavior, to, query);
  }

  #secured(answer: Answer, { headersPolicy }: Behavior): Answer {
    return headersPolicy
      ? { ...answer, headers: { ...answer.headers, ...this.#options.headersOf(headersPolicy) } }
      : answer;
  }

  #file(request: IncomingMessage, path: string): Answer {
    const { 'accept-encoding': encoding, 'if-none-match': etag } = request.headers;
    const file = this.#options.files.get(path, String(encoding ?? ''), etag);
    return file ?? { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found' };
  }

  async #api(request: IncomingMessage, behavior: Behavior, { path, headers }: Passed, query: string): Promise<Answer> {
    const { host: _, ...forwarded } = headers;
    const { 'if-none-match': etag } = headers;
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
    return this.#options.gateway().handle({
      method,
      path,
      query: behavior.query(query),
      headers: {
        ...(behavior.forwardsAll ? forwarded : etag && { 'if-none-match': etag }),
        ...behavior.originHeaders,
      },
      body: await readBody(request, bodyLimit),
      sourceIp: ownAddress,
      time: this.#options.clock.now(),
    });
  }

  async #local(request: IncomingMessage, response: ServerResponse, path: string, query: string): Promise<void> {
    const body = await readBody(request, bodyLimit);
    send(response, await this.#options.pages.answer(request.method ?? 'GET', path, query, body));
  }
}

/**
 * Runs the behaviour's function, which sees no cookies among the headers. Tests name the address they come from in
 * `x-local-viewer-address`.
 */
function passed(request: IncomingMessage, { rewrite }: Behavior, path: string): Passed {
  const { 'x-local-viewer-address': address, ...all } = flatHeaders(request);
  if (!rewrite) return { path, headers: all };
  const { cookie, ...headers } = all;
  const given = Object.entries(headers).map(([name, value]) => [name, { value }]);
  const asked = { method: request.method ?? '', uri: path, headers: Object.fromEntries(given) };
  const result = rewrite(asked, address ?? request.socket.remoteAddress ?? ownAddress);
  const kept = Object.entries(result.headers).map(([name, { value }]) => [name, value]);
  return { path: result.uri, headers: { ...Object.fromEntries(kept), ...(cookie && { cookie }) } };
}

/** CloudFront compresses what is cacheable and large enough. */
function compressed(answer: Answer, acceptEncoding: string): Answer {
  const { 'content-type': type, 'content-encoding': done } = answer.headers;
  const worth = !done && Buffer.byteLength(answer.body) > 1000 && /json|text|xml/.test(String(type));
  if (!worth || !/\bbr\b/.test(acceptEncoding)) return answer;
  const body = brotliCompressSync(answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return { ...answer, headers: { ...answer.headers, 'content-encoding': 'br', vary: 'Accept-Encoding' }, body };
}
