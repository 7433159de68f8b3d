import { sessionTokens } from '../session/browser-session.ts';
import { createApiClient } from './api-client.ts';

/**
 * The typed client: `api('GET /ebooks/{id}', { params: { id } })`,
 * `apiPage('GET /user/orders', { query: { limit: 20 } })`. Both send the session's token if the route takes one, and
 * throw `ApiProblem`.
 */
export const { api, apiPage } = createApiClient(sessionTokens, (input, init) => fetch(input, init));
