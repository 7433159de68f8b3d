import { createApiClient } from './api-client.ts';
import { sessionTokens } from './browser-session.ts';
import { takeFirst } from './first-answers.ts';

const send: typeof fetch = (input, init) => takeFirst(String(input), init ?? {}) ?? fetch(input, init);

/**
 * The typed client: `api('GET /ebooks/{id}', { params: { id } })`, `apiPage('GET /user/orders', { query: { limit: 20 } })`.
 * Both send the session's token where a route takes one and throw `ApiProblem`.
 */
export const { api, apiPage } = createApiClient(sessionTokens, send);
