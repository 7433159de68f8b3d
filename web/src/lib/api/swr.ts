import useSWR, { type SWRConfiguration, type SWRResponse, unstable_serialize, useSWRConfig } from 'swr';
import type { ApiQuery } from '#shared/api-query.ts';
import { useSession } from '../session/session.tsx';
import { api, apiPage } from './api.ts';
import type { ApiProblem } from './api-problem.ts';
import type { ApiArguments, ApiPage, ApiResult, ApiRoute, ListItem, ListRoute } from './api-types.ts';
import { untilAnswered } from './follow.ts';
import type { Key } from './page-data.ts';

function useKey(route: string | null, options: unknown, kind: Key[3]): Key | null {
  const { user, status } = useSession();
  return route === null || status === 'restoring' ? null : [user?.id ?? '', route, options ?? null, kind];
}

/** How long data embedded in the page counts as fresh. Milliseconds since the page load. */
const newPage = 60_000;

/** Avoids requesting data again that came with the page, and follows what is polled through outages. */
function useSettings<Settings extends SWRConfiguration>(key: Key | null, settings?: Settings) {
  const { fallback } = useSWRConfig();
  const isFirst = key !== null && performance.now() < newPage && unstable_serialize(key) in fallback;
  const isPolled = Boolean(settings?.refreshInterval);
  return { ...(isFirst && { revalidateIfStale: false }), ...(isPolled && untilAnswered), ...settings };
}

/** Loads a route, and reloads it when its options change or the connection returns. `null` as route: not yet. */
export function useApi<R extends ApiRoute>(
  route: R | null,
  options?: ApiArguments<R>[0],
  settings?: SWRConfiguration<ApiResult<R>, ApiProblem>,
): SWRResponse<ApiResult<R>, ApiProblem> {
  const load = () => api(route as R, ...([options] as ApiArguments<R>));
  const key = useKey(route, options, 'one');
  return useSWR<ApiResult<R>, ApiProblem>(key, load, useSettings(key, settings));
}

/** As `useApi`, for a list with its total and the cursor of the next page. */
export function useApiPage<R extends ListRoute>(
  route: R | null,
  options?: ApiArguments<R>[0],
  settings?: SWRConfiguration<ApiPage<ListItem<R>>, ApiProblem>,
): SWRResponse<ApiPage<ListItem<R>>, ApiProblem> {
  const load = () => apiPage(route as R, ...([options] as ApiArguments<R>));
  const key = useKey(route, options, 'page');
  return useSWR<ApiPage<ListItem<R>>, ApiProblem>(key, load, useSettings(key, settings));
}

/** Loads a query of `shared/…/queries.ts`. `null`: not yet. */
export const useQuery = <R extends ApiRoute, O extends ApiArguments<R>[0]>(
  query: ApiQuery<R, 'one', O> | null,
  settings?: SWRConfiguration<ApiResult<R>, ApiProblem>,
) => useApi(query?.route ?? null, query?.options, settings);

/** As `useQuery`, for one page of a list. */
export const usePageQuery = <R extends ListRoute, O extends ApiArguments<R>[0]>(
  query: ApiQuery<R, 'page', O> | null,
  settings?: SWRConfiguration<ApiPage<ListItem<R>>, ApiProblem>,
) => useApiPage(query?.route ?? null, query?.options, settings);

/** Returns a function that reloads all data from the given routes. Call it after a change. */
export function useReload(): (...routes: readonly ApiRoute[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (...routes) => {
    await mutate((key) => Array.isArray(key) && routes.includes(key[1] as ApiRoute));
  };
}

/** Returns a function that reloads all data, as a reload of the page would. */
export function useReloadAll(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    await mutate(Array.isArray);
  };
}

/** Returns a function that reloads everything that failed, for Try Again: one press repairs the whole page. */
export function useRetryFailed(): () => Promise<unknown> {
  const { mutate, cache } = useSWRConfig();
  return () => mutate((key) => cache.get(unstable_serialize(key))?.error !== undefined);
}

/** Retries only transient failures; a refused, unknown or invalid request stays failed. */
export const swrSettings: SWRConfiguration<unknown, ApiProblem> = {
  shouldRetryOnError: (problem: ApiProblem) => problem.status === 0 || problem.status >= 500,
  errorRetryCount: 3,
  revalidateOnFocus: false,
};
