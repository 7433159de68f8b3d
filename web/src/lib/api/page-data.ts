import { unstable_serialize } from 'swr';
import type { ApiRoute } from './api-types.ts';

/** First part of every cache key is the person, so that nobody sees what was loaded for another. */
export type Key = readonly [user: string, route: string, options: unknown, kind: 'one' | 'page'];

/** An answer of the API to nobody in particular that came with the page: the call as `useApi` makes it, and its data. */
export interface PageAnswer {
  readonly route: ApiRoute;
  readonly options?: unknown;
  readonly kind: Key[3];
  readonly data: unknown;
}

/** The element that carries them: `<script type="application/json" id="page-data">`. */
const pageDataId = 'page-data';

function answersIn(text: string): readonly PageAnswer[] {
  try {
    const answers: unknown = JSON.parse(text);
    return Array.isArray(answers) ? answers : [];
  } catch {
    // Cut short on the way: the page asks for everything itself.
    return [];
  }
}

/** What the cache holds before the first call. Somebody who is signed in has other keys and does not see it. */
export const firstCache = (page: Pick<Document, 'getElementById'>): Record<string, unknown> =>
  cacheOf(answersIn(page.getElementById(pageDataId)?.textContent ?? '[]'));

/** Answers under the keys of somebody who is not signed in. */
export function cacheOf(answers: readonly PageAnswer[]): Record<string, unknown> {
  const entry = ({ route, options, kind, data }: PageAnswer) => {
    const key: Key = ['', route, options ?? null, kind];
    return [unstable_serialize(key), data] as const;
  };
  return Object.fromEntries(answers.map(entry));
}
