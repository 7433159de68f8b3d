import { pagePaths } from './page-places.at-build.ts';
import type { PageName } from './pages.ts';

/** Names of the `:values` of a path: `'/ebook/:id'` gives `'id'`. */
type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters in the address of a page. */
export type PageParams<Name extends PageName> = Readonly<Record<ParamNames<(typeof pagePaths)[Name]>, string>>;

type Texts = Readonly<Record<string, string>>;
type Given<Name extends PageName> = [ParamNames<(typeof pagePaths)[Name]>] extends [never]
  ? [query?: Texts]
  : [params: PageParams<Name>, query?: Texts];

/** The address of a page whose name is only known at run time; use `href` otherwise. */
export const addressOf = (name: PageName, params: Texts): string =>
  pagePaths[name].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));

/**
 * The address of a page, relative to the site: `href('ebook', { id })`, `href('marketplace', { framework: 'SOC 2' })`.
 */
export function href<Name extends PageName>(name: Name, ...given: Given<Name>): string {
  const [params = {}, query] = (pagePaths[name].includes(':') ? given : [{}, ...given]) as (Texts | undefined)[];
  return addressOf(name, params) + (query ? `?${new URLSearchParams(query)}` : '');
}
