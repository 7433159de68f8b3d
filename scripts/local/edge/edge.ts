import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LocalClock } from '../aws/service.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { bodyLimit, gatewayMessage } from '../gateway/gateway.ts';
import { type Answer, BodyTooLarge, flatHeaders, readBody, send } from '../platform/http-message.ts';
import type { Behavior } from './behaviors.ts';
import type { Delivered, EdgeCache } from './cache/cache.ts';
import { compressed } from './cache/compression.ts';
import { lifetimeOf } from './cache/lifetime.ts';
import type { LocalPages } from './local-pages.ts';
import type { OriginBuckets } from './origin-buckets.ts';
import { encodingsOf, originHeaders, type Passed } from './origin-request.ts';

export interface EdgeOptions {
  readonly port: number;
  readonly clock: LocalClock;
  readonly gateway: () => Pick<Gateway, 'handle'>;
  readonly buckets: OriginBuckets;
  /** Serves the site itself, its files and pages, in development. */
  readonly develop?: (request: IncomingMessage, response: ServerResponse) => void;
  /** The behaviour for a path. */
  readonly behaviorOf: (path: string) => Behavior;
  /** Headers added by a policy of the template. */
  readonly headersOf: (policy: string) => Readonly<Record<string, string>>;
  readonly cache: EdgeCache;
  readonly pages: LocalPages;
  readonly log: (line: string) => void;
}

/** An answer of CloudFront itself. */
const ownAnswer = (status: number, text: string, headers: Answer['headers'] = {}): Answer => ({
  status,
  headers: { 'content-type': 'text/plain', ...headers },
  body: text,
});
const forbidden = ownAnswer(403, 'Forbidden');
const tooLong = ownAnswer(413, 'Request Entity Too Large', { connection: 'close' });

/** In bytes, as CloudFront limits the whole address, and the request without its body. */
const longestUrl = 8192;
const longestRequest = 32_768;

const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** The gateway sees the edge's address, never the visitor's. */
const ownAddress = '127.0.0.1';

/**
 * CloudFront on one machine: behaviours and origins of the distribution, its cache and its functions, security headers,
 * compression.
 */
export class Edge {
  readonly #server: Server;
  readonly #options: EdgeOptions;

  constructor(options: EdgeOptions) {
    this.#options = options;
    this.#server = createServer({ maxHeaderSize: 2 * longestRequest }, (request, response) => {
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
    const { host = '' } = request.headers;
    // The local pages show reset codes: a page of another site must not reach them by DNS rebinding.
    if (!localHost.test(host)) return send(response, gatewayMessage(421, 'Misdirected Request'));
    if (isTooLong(request, host)) return send(response, tooLong);
    const { path, query } = addressOf(request);
    if (path.startsWith('/__local')) return this.#local(request, response, path, query);
    const behavior = this.#options.behaviorOf(path);
    if (this.#options.develop && !this.#isServed(path, behavior)) return this.#options.develop(request, response);
    const answer = this.#secured(await this.#answer(request, behavior), behavior);
    send(response, answer, request.method !== 'HEAD');
  }

  /** Whether the edge answers this also in development: calls, and objects that are no files of the site. */
  #isServed(path: string, { origin, host }: Behavior): boolean {
    return path.startsWith('/api/') || (origin === 'files' && !this.#options.buckets.isSite(host));
  }

  async #answer(request: IncomingMessage, behavior: Behavior): Promise<Answer> {
    const method = request.method ?? '';
    if (!behavior.methods.includes(method)) return forbidden;
    const passed = await passedOn(request, behavior);
    if (method === 'GET' && passed.body.length > 0) return forbidden;
    const delivered = behavior.cachedMethods.includes(method)
      ? await this.#cached(passed, behavior)
      : ({ answer: await this.#asked(passed, behavior), from: 'Miss' } as const);
    return unlessKnown(withSource(delivered), passed);
  }

  #cached(passed: Passed, behavior: Behavior): Promise<Delivered> {
    const { cache } = behavior;
    const query = cache.query(passed.query);
    const named = cache.headers.map((name) => passed.headers[name] ?? '');
    return this.#options.cache.deliver({
      address: query ? `${passed.path}?${query}` : passed.path,
      variant: [...named, ...encodingsOf(passed, behavior)].join('\n'),
      method: passed.method,
      lifetimeOf: (answer) => lifetimeOf(answer, cache, behavior.errorTtl(answer.status)),
      ask: (etag) => this.#asked(passed, behavior, etag),
    });
  }

  /** The origin's answer as the edge keeps it; 304 when it is still the one with this tag. */
  async #asked(passed: Passed, behavior: Behavior, etag?: string): Promise<Answer> {
    const answer = await this.#origin(passed, behavior, etag);
    const { 'set-cookie': _, ...headers } = answer.headers;
    const allowed = behavior.forwardsAll ? answer : { ...answer, headers };
    return behavior.compresses ? compressed(allowed, encodingsOf(passed, behavior)) : allowed;
  }

  async #origin(passed: Passed, behavior: Behavior, etag: string | undefined): Promise<Answer> {
    const { method, path, query, body } = passed;
    if (behavior.origin === 'files') return this.#options.buckets.get(behavior.host, path, etag);
    return this.#options.gateway().handle({
      method,
      path,
      query: behavior.query(query),
      headers: { ...originHeaders(passed, behavior), ...(etag && { 'if-none-match': etag }) },
      body,
      sourceIp: ownAddress,
      time: this.#options.clock.now(),
    });
  }

  #secured(answer: Answer, { headersPolicy }: Behavior): Answer {
    return headersPolicy
      ? { ...answer, headers: { ...answer.headers, ...this.#options.headersOf(headersPolicy) } }
      : answer;
  }

  async #local(request: IncomingMessage, response: ServerResponse, path: string, query: string): Promise<void> {
    const body = await readBody(request, bodyLimit);
    send(response, await this.#options.pages.answer(request.method ?? 'GET', path, query, body));
  }
}

function addressOf({ url = '/' }: IncomingMessage): { path: string; query: string } {
  const end = url.indexOf('?');
  return end < 0 ? { path: url, query: '' } : { path: url.slice(0, end), query: url.slice(end + 1) };
}

/** CloudFront answers 413 for both, although 414 and 431 would be the proper ones. */
function isTooLong({ url = '', rawHeaders }: IncomingMessage, host: string): boolean {
  const ofUrl = Buffer.byteLength(`https://${host}${url}`);
  // Each header also has a colon, a space and a line break.
  const ofHeaders = rawHeaders.reduce((sum, part) => sum + Buffer.byteLength(part) + 2, 0);
  return ofUrl > longestUrl || ofUrl + ofHeaders > longestRequest;
}

/**
 * Runs the behaviour's function, which sees no cookies among the headers. Tests name the address they come from in
 * `x-local-viewer-address`.
 */
async function passedOn(request: IncomingMessage, { rewrite }: Behavior): Promise<Passed> {
  const { 'x-local-viewer-address': given, ...all } = flatHeaders(request);
  const { path, query } = addressOf(request);
  const method = request.method ?? '';
  const ip = given ?? request.socket.remoteAddress ?? ownAddress;
  const body = await bodyOf(request);
  if (!rewrite) return { method, path, query, headers: all, body, ip };
  const { cookie, ...headers } = all;
  const named = Object.entries(headers).map(([name, value]) => [name, { value }]);
  const result = rewrite({ method, uri: path, headers: Object.fromEntries(named) }, ip);
  const flat = Object.entries(result.headers).map(([name, { value }]) => [name, value]);
  const rewritten = { ...Object.fromEntries(flat), ...(cookie !== undefined && { cookie }) };
  return { method, path: result.uri, query, headers: rewritten, body, ip };
}

const nothing = Buffer.alloc(0);

/** Most requests have none, and need not wait for its end. */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  return length === undefined && encoding === undefined ? nothing : readBody(request, bodyLimit);
}

/** Says where an answer came from. */
function withSource({ answer, from, age }: Delivered): Answer {
  const cause = answer.status >= 400 ? 'Error' : from;
  return {
    ...answer,
    headers: {
      ...answer.headers,
      'x-cache': `${cause} from cloudfront`,
      ...(age !== undefined && { age: String(age) }),
    },
  };
}

const untagged = (tag: string): string => tag.trim().replace(/^W\//, '');

/** 304 without a body when the viewer has the answer, compressed or not. */
function unlessKnown(answer: Answer, { method, headers: { 'if-none-match': known } }: Passed): Answer {
  const { etag } = answer.headers;
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead || answer.status !== 200 || !known || typeof etag !== 'string') return answer;
  const isKnown = known.trim() === '*' || known.split(',').map(untagged).includes(untagged(etag));
  return isKnown ? { ...answer, status: 304, body: '' } : answer;
}
