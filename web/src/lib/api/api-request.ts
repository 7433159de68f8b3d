import { offlineProblem, problemOf } from './api-problem.ts';

/** An untyped call, as sent over the wire. */
export interface PlainCall {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
  /** Sent as a form, in the field `file`. */
  readonly file?: File | undefined;
  readonly token?: string | null | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly once?: string | undefined;
}

/** Path and query of `'GET /ebooks/{id}'` below `/api`. Blank query values are omitted: blank means "any". */
export function urlOf(route: string, { params = {}, query = {} }: PlainCall): string {
  const path = route.slice(route.indexOf(' ') + 1);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`${route} needs ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return `/api${filled}${text ? `?${text}` : ''}`;
}

/** A form names its own type. */
function bodyOf({ body, file }: PlainCall): BodyInit | null {
  if (!file) return body === undefined ? null : JSON.stringify(body);
  const form = new FormData();
  form.append('file', file);
  return form;
}

/** Sends one call. Anything but a 2xx becomes an `ApiProblem`; an abort stays an `AbortError`. */
export async function send(route: string, call: PlainCall, fetch: typeof globalThis.fetch): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json' });
  if (call.body !== undefined) headers.set('Content-Type', 'application/json');
  if (call.token) headers.set('Authorization', `Bearer ${call.token}`);
  if (call.once) headers.set('Idempotency-Key', call.once);
  let response: Response;
  try {
    response = await fetch(urlOf(route, call), {
      method: route.slice(0, route.indexOf(' ')),
      headers,
      body: bodyOf(call),
      signal: call.signal ?? null,
      credentials: 'same-origin',
    });
  } catch (error) {
    if (call.signal?.aborted || error instanceof TypeError === false) throw error;
    throw offlineProblem();
  }
  if (!response.ok) throw await problemOf(response);
  return response;
}

/** The cursor in `Link: </api/…?cursor=abc>; rel="next"`. */
export function nextCursor(link: string | null): string | undefined {
  const next = link?.split(',').find((part) => /rel="?next"?/.test(part));
  const url = next?.match(/<([^>]*)>/)?.[1];
  return url ? (new URL(url, 'http://api').searchParams.get('cursor') ?? undefined) : undefined;
}
