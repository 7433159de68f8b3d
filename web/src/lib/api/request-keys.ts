import { ApiProblem } from './api-problem.ts';

/** What a request was sent with. */
interface Sent {
  readonly params?: unknown;
  readonly body?: unknown;
}

/** Answers that leave open whether the request was carried out: none at all, or a server that failed on the way. */
const isOpen = (error: unknown): boolean => !(error instanceof ApiProblem) || error.status < 400 || error.status >= 500;

/**
 * Keys of requests that make a thing. A request that is sent again because its answer was lost has the key of before, so
 * that it makes no second thing; once it has been answered, the same words again are another request.
 */
export class RequestKeys {
  readonly #open = new Map<string, string>();

  async use<Answer>(route: string, { params, body }: Sent, send: (key: string) => Promise<Answer>): Promise<Answer> {
    const request = JSON.stringify([route, params, body]);
    const key = this.#open.get(request) ?? crypto.randomUUID();
    this.#open.set(request, key);
    try {
      const answer = await send(key);
      this.#open.delete(request);
      return answer;
    } catch (error) {
      if (!isOpen(error)) this.#open.delete(request);
      throw error;
    }
  }
}
