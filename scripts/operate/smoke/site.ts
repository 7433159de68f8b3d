/** What the site answered. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface Ask {
  readonly method?: string;
  readonly body?: unknown;
  readonly token?: string;
  readonly cookie?: string;
}

/** Milliseconds until an answer counts as missing; the edge waits 30 seconds for the functions. */
const patience = 35_000;

/** A fault of the site, in one sentence. */
export class Fault extends Error {}

/** Throws a fault unless something holds. */
export function expect(holds: unknown, otherwise: string): asserts holds {
  if (!holds) throw new Fault(otherwise);
}

/** The JSON of an answer; throws a fault when it is none. */
export function json<T>({ text }: Answer): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new Fault(`the answer is not JSON: ${text.slice(0, 80)}`);
  }
}

/** The site as a visitor reaches it: asks, and waits a limited time. Redirects are not followed. */
export class Site {
  readonly url: string;

  constructor(url: string) {
    this.url = url.replace(/\/$/, '');
  }

  async ask(path: string, { method = 'GET', body, token, cookie }: Ask = {}): Promise<Answer> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(cookie && { cookie }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    }).catch((error: Error) => {
      throw new Fault(`no answer (${error.cause instanceof Error ? error.cause.message : error.message})`);
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  /** Asks, and throws a fault when the status is another one. */
  async get(path: string, status = 200, ask: Ask = {}): Promise<Answer> {
    const answer = await this.ask(path, ask);
    expect(answer.status === status, `${path} answers ${answer.status} instead of ${status}`);
    return answer;
  }
}
