import { AsyncLocalStorage } from 'node:async_hooks';
import { randomInt } from 'node:crypto';
import { noteSecrets, noteShown, refuseSecrets } from './sent-secrets.ts';

export interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, or the text when it is not JSON. */
  readonly body: T;
}

interface Send {
  readonly query?: Record<string, string>;
  readonly headers?: Record<string, string>;
  /** Sent as it is instead of JSON. */
  readonly raw?: string | Uint8Array<ArrayBuffer>;
}

/** Names the requests sent within it: faults and recorded calls can be limited to that name. */
export const requestName = new AsyncLocalStorage<string>();

/** Each client has its own IP address, so that rate limits do not add up. */
const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/**
 * A visitor of the API: speaks HTTP to the local cloud, has an address, a cookie jar and, once signed in, a token.
 * The default answer type is loose on purpose: a test reads what came, not what was promised.
 */
export class Client {
  readonly base: string;
  address = someAddress();
  token: string | undefined;
  readonly cookies = new Map<string, string>();

  constructor(base: string) {
    this.base = base;
  }

  get = <T = any>(path: string, send?: Send) => this.send<T>('GET', path, undefined, send);
  post = <T = any>(path: string, body?: unknown, send?: Send) => this.send<T>('POST', path, body, send);
  put = <T = any>(path: string, body?: unknown, send?: Send) => this.send<T>('PUT', path, body, send);
  delete = <T = any>(path: string, body?: unknown, send?: Send) => this.send<T>('DELETE', path, body, send);

  /** `path` is below `/api`. Redirects are not followed. */
  async send<T>(method: string, path: string, body: unknown, { query, headers, raw }: Send = {}): Promise<Answer<T>> {
    noteSecrets(body);
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const response = await fetch(`${this.base}/api${path}${search}`, {
      method,
      redirect: 'manual',
      headers: {
        'x-local-viewer-address': this.address,
        ...(requestName.getStore() && { 'x-local-request': requestName.getStore() }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(this.cookies.size > 0 && { cookie: [...this.cookies].map(([k, v]) => `${k}=${v}`).join('; ') }),
        ...headers,
      },
      body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
    this.keep(response.headers.getSetCookie());
    const text = await response.text();
    refuseSecrets(text, `${method} ${path}`);
    const answer = parse(text);
    noteShown(answer, `${method} ${path}`);
    return { status: response.status, headers: response.headers, body: answer as T };
  }

  private keep(setCookies: string[]): void {
    for (const cookie of setCookies) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      const value = pair.slice(at + 1);
      if (value === '' || /max-age=0/i.test(cookie)) this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), value);
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
