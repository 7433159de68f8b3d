import { unstable_serialize } from 'swr';
import type { ApiRoute } from './api-types.ts';

/** The first part of every cache key is the user, so nobody sees data loaded for another. */
export type Key = readonly [user: string, route: string, options: unknown, kind: 'one' | 'page'];

/** An anonymous API response embedded in the page: the call as `useApi` makes it, and its data. */
export interface PageAnswer {
  readonly route: ApiRoute;
  readonly options?: unknown;
  readonly kind: Key[3];
  readonly data: unknown;
}

/** The element with the responses: `<script type="application/json" id="page-data">`. */
const pageDataId = 'page-data';

function answersIn(text: string): readonly PageAnswer[] {
  try {
    const answers: unknown = JSON.parse(text);
    return Array.isArray(answers) ? answers : [];
  } catch {
    // Truncated in transit: the page requests everything itself.
    return [];
  }
}

/** The initial cache. A signed-in user has other keys and does not see it. */
export const firstCache = (page: Pick<Document, 'getElementById'>): Record<string, unknown> =>
  cacheOf(answersIn(page.getElementById(pageDataId)?.textContent ?? '[]'));

/** Responses under a visitor's keys. */
export function cacheOf(answers: readonly PageAnswer[]): Record<string, unknown> {
  const entry = ({ route, options, kind, data }: PageAnswer) => {
    const key: Key = ['', route, options ?? null, kind];
    return [unstable_serialize(key), data] as const;
  };
  return Object.fromEntries(answers.map(entry));
}
