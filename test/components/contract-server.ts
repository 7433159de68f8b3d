import { vi } from 'vitest';
import type { ApiRoute, EndpointByRoute } from '#shared/api.ts';
import type { CallResult } from '#shared/kernel/endpoint.ts';
import type { Problem, ProblemCode } from '#shared/kernel/problem.ts';
import { endpointOf, type ReceivedCall, readCall } from './received-call.ts';

/** Metadata of one page of a list. */
export interface ListPage {
  /** Of the whole list. */
  readonly total?: number;
  /** Cursor of the next page; the last page has none. */
  readonly next?: string;
}

type Answer = (call: ReceivedCall) => Response | Promise<Response>;
type Answered<R extends ApiRoute> = CallResult<EndpointByRoute[R]>;
type OfCall<T> = T | ((call: ReceivedCall) => T);

const ofCall = (value: unknown, call: ReceivedCall): unknown => (typeof value === 'function' ? value(call) : value);

/** The response headers of a list. */
function headersOf({ total, next }: ListPage, { route }: ReceivedCall): Headers {
  const headers = new Headers();
  if (total !== undefined) headers.set('x-total-count', String(total));
  const query = new URLSearchParams({ cursor: next ?? '' });
  if (next) headers.set('link', `</api${route.replace('GET ', '')}?${query}>; rel="next"`);
  return headers;
}

const json = (value: unknown, init?: ResponseInit): Response =>
  new Response(JSON.stringify(value), { ...init, headers: { 'content-type': 'application/json', ...init?.headers } });

/** The server's error response. */
export const problem = (status: number, code: ProblemCode, detail: string, errors?: Record<string, string>): Response =>
  json({ detail, code, ...(errors && { errors }) } satisfies Problem, { status });

/** The gateway's response in place of the server's. */
export const busy = (): Response =>
  json({ message: 'Service Unavailable' }, { status: 503, headers: { 'retry-after': '2' } });
export const offline = (): never => {
  throw new TypeError('Failed to fetch');
};

/**
 * The API as the contract defines it, in place of `fetch`. A response that the server could not send, a call that it
 * would not accept, and a call that the test does not answer fail the test.
 */
export class ContractServer {
  readonly calls: ReceivedCall[] = [];
  readonly #answers = new Map<string, Answer>();
  readonly #held = new Map<string, Promise<void>>();
  readonly #faults: unknown[] = [];
  #outage: (() => Response) | undefined;

  /** Answers a route from now on, with a fixed response or depending on the call. */
  answer<R extends ApiRoute>(route: R, answer: OfCall<Answered<R>>, page: OfCall<ListPage> = {}): void {
    const { response, status } = endpointOf(route) ?? {};
    this.#answers.set(route, (call) => {
      const headers = headersOf(ofCall(page, call) as ListPage, call);
      headers.set('content-type', 'application/json');
      return new Response(JSON.stringify(response?.parse(ofCall(answer, call))), { status: status ?? 200, headers });
    });
  }

  /** Answers a route with a problem, or not at all (`offline`), until the returned function is called. */
  refuse(route: ApiRoute, answer: Answer): () => void {
    const before = this.#answers.get(route);
    this.#answers.set(route, answer);
    return () => {
      if (before) this.#answers.set(route, before);
      else this.#answers.delete(route);
    };
  }

  /** Holds the responses of a route until the returned function is called. */
  hold(route: ApiRoute): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held.set(route, promise);
    return () => {
      this.#held.delete(route);
      resolve();
    };
  }

  /** Every route answers with this until `recover`. */
  breakDown(outage: () => Response): void {
    this.#outage = outage;
  }

  recover(): void {
    this.#outage = undefined;
  }

  /** How often a route was called. */
  count(route: ApiRoute): number {
    return this.calls.filter((call) => call.route === route).length;
  }

  /** The newest call of a route. */
  last(route: ApiRoute): ReceivedCall | undefined {
    return this.calls.findLast((call) => call.route === route);
  }

  /** Replaces `fetch` with the server; vitest restores it after the test. */
  listen(): void {
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => this.#receive(String(input), init));
  }

  /** Throws what has broken the contract. */
  check(): void {
    const [first] = this.#faults;
    if (first) throw first;
  }

  async #receive(address: string, init: RequestInit = {}): Promise<Response> {
    if (this.#outage) return this.#outage();
    try {
      const call = readCall(new URL(address, 'http://site.test'), init);
      this.calls.push(call);
      const answer = this.#answers.get(call.route);
      if (!answer) throw new Error(`The test does not answer ${call.route}`);
      await this.#held.get(call.route);
      return await answer(call);
    } catch (error) {
      if (error instanceof TypeError && error.message === 'Failed to fetch') throw error;
      this.#faults.push(error);
      throw error;
    }
  }
}
