import useSWR, { type SWRConfiguration, type SWRResponse, unstable_serialize, useSWRConfig } from 'swr';
import type { ApiQuery } from '#shared/api-query.ts';
import { useSession } from '../session/session.tsx';
import { api, apiPage } from './api.ts';
import type { ApiProblem } from './api-problem.ts';
import type { ApiArguments, ApiPage, ApiResult, ApiRoute, ListItem, ListRoute } from './api-types.ts';
import type { Key } from './page-data.ts';

function useKey(route: string | null, options: unknown, kind: Key[3]): Key | null {
  const { user, status } = useSession();
  return route === null || status === 'restoring' ? null : [user?.id ?? '', route, options ?? null, kind];
}

/** What came with the page is as good as an answer, as long as the page is new. */
const newPage = 60_000;

/** Does not ask again for what came with the page. */
function useFirst<Settings extends SWRConfiguration>(key: Key | null, settings?: Settings) {
  const { fallback } = useSWRConfig();
  const isFirst = key !== null && performance.now() < newPage && unstable_serialize(key) in fallback;
  return isFirst ? { revalidateIfStale: false, ...settings } : settings;
}

/** Loads a route, and again when its options change or the window comes back. `null` as route: not yet. */
export function useApi<R extends ApiRoute>(
  route: R | null,
  options?: ApiArguments<R>[0],
  settings?: SWRConfiguration<ApiResult<R>, ApiProblem>,
): SWRResponse<ApiResult<R>, ApiProblem> {
  const load = () => api(route as R, ...([options] as ApiArguments<R>));
  const key = useKey(route, options, 'one');
  return useSWR<ApiResult<R>, ApiProblem>(key, load, useFirst(key, settings));
}

/** As `useApi`, for a list with its total and the cursor of the next page. */
export function useApiPage<R extends ListRoute>(
  route: R | null,
  options?: ApiArguments<R>[0],
  settings?: SWRConfiguration<ApiPage<ListItem<R>>, ApiProblem>,
): SWRResponse<ApiPage<ListItem<R>>, ApiProblem> {
  const load = () => apiPage(route as R, ...([options] as ApiArguments<R>));
  const key = useKey(route, options, 'page');
  return useSWR<ApiPage<ListItem<R>>, ApiProblem>(key, load, useFirst(key, settings));
}

/** Loads what a query of `shared/…/queries.ts` asks for. `null`: not yet. */
export const useQuery = <R extends ApiRoute, O extends ApiArguments<R>[0]>(
  query: ApiQuery<R, 'one', O> | null,
  settings?: SWRConfiguration<ApiResult<R>, ApiProblem>,
) => useApi(query?.route ?? null, query?.options, settings);

/** As `useQuery`, for one page of a list. */
export const usePageQuery = <R extends ListRoute, O extends ApiArguments<R>[0]>(
  query: ApiQuery<R, 'page', O> | null,
  settings?: SWRConfiguration<ApiPage<ListItem<R>>, ApiProblem>,
) => useApiPage(query?.route ?? null, query?.options, settings);

/** Answers a function that loads everything again that was loaded from these routes. Call it after a change. */
export function useReload(): (...routes: readonly ApiRoute[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (...routes) => {
    await mutate((key) => Array.isArray(key) && routes.includes(key[1] as ApiRoute));
  };
}

/** Answers a function that loads again whatever failed, for Try Again: what failed together comes back together. */
export function useRetryFailed(): () => Promise<unknown> {
  const { mutate, cache } = useSWRConfig();
  return () => mutate((key) => cache.get(unstable_serialize(key))?.error !== undefined);
}

/** A refused, unknown or invalid request stays so; only what may pass is tried again. */
export const swrSettings: SWRConfiguration<unknown, ApiProblem> = {
  shouldRetryOnError: (problem: ApiProblem) => problem.status === 0 || problem.status >= 500,
  errorRetryCount: 3,
  revalidateOnFocus: false,
};
