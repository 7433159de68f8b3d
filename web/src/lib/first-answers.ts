const answers = new Map<string, Promise<Response>>();

/** Sends for something before the application is there to ask for it. */
export function fetchFirst(url: string, fetch: typeof globalThis.fetch): void {
  const answer = fetch(url, { headers: { Accept: 'application/json' }, credentials: 'same-origin' });
  // Whoever takes the answer hears of the failure; that nobody does is none.
  answer.catch(() => undefined);
  answers.set(url, answer);
}

/** The answer to a request that is under way already. Once only, and only for somebody who is not signed in. */
export function takeFirst(url: string, { method, headers }: RequestInit): Promise<Response> | undefined {
  if (method !== 'GET' || new Headers(headers).has('Authorization')) return undefined;
  const answer = answers.get(url);
  answers.delete(url);
  return answer;
}
