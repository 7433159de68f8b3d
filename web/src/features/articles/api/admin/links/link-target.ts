import { type ApiQuery, oneOf } from '#shared/api-query.ts';
import { firstScreens } from '#shared/pages/first-screens.ts';
import { href } from '#shared/pages/href.ts';
import { machineFiles } from '#shared/pages/machine-files.ts';
import { matchPage, type PageMatch, properPath } from '#shared/pages/match.ts';
import { pagePaths } from '#shared/pages/page-places.at-build.ts';

/** Where an article's address leads, as far as the table of pages tells. */
export type LinkTarget =
  /** Another site, somebody's mail, or a file. */
  | { readonly kind: 'elsewhere' }
  /** A name within the article. */
  | { readonly kind: 'anchor'; readonly name: string }
  /** A page that is always there. */
  | { readonly kind: 'page' }
  /** A page of one thing, which `query` asks for. Links to the same thing have the same key. */
  | { readonly kind: 'thing'; readonly key: string; readonly query: ApiQuery }
  | { readonly kind: 'nowhere' };

/** Where the article itself is. */
export interface ArticlePlace {
  /** Of the site. */
  readonly origin: string;
  /** Blank: the article has no address yet. */
  readonly slug: string;
}

const files: readonly string[] = Object.values(machineFiles);
/** Stored files and the interface are beside the pages. */
const isFile = (path: string): boolean => /^\/(files|api|assets)\//.test(path) || files.includes(path);

/** The name in a hash; a broken escape is taken literally. */
function nameOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** The call that answers for a page of one thing: the first of its first screen, if the server writes that. */
function queryOf({ name, params }: PageMatch): ApiQuery | undefined {
  if (name === 'newsletter') return oneOf('GET /newsletters/{id}', { params: { id: params.id ?? '' } });
  if (!(name in firstScreens) || !pagePaths[name].includes(':')) return undefined;
  const queries = firstScreens[name as keyof typeof firstScreens] as (
    params: object,
    filters: URLSearchParams,
  ) => readonly ApiQuery[];
  return queries(params, new URLSearchParams())[0];
}

const isArticle = ({ name }: PageMatch): boolean => name === 'article' || name === 'blogArticle';

/** The top of a page has no name of its own. */
const within = (hash: string): LinkTarget =>
  ['', 'top'].includes(nameOf(hash)) ? { kind: 'page' } : { kind: 'anchor', name: nameOf(hash) };

/** Where a link of an article leads. */
export function linkTarget(address: string, { origin, slug }: ArticlePlace): LinkTarget {
  if (address.startsWith('#')) return within(address);
  const base = new URL(href('article', { slug: slug || '-' }), origin);
  if (!URL.canParse(address, base)) return { kind: 'nowhere' };
  const { origin: site, pathname, hash } = new URL(address, base);
  if (site !== origin || isFile(pathname)) return { kind: 'elsewhere' };
  const match = matchPage(pathname) ?? matchPage(properPath(pathname) ?? '');
  if (!match) return { kind: 'nowhere' };
  // Before it is published, no call knows the article itself.
  if (isArticle(match) && match.params.slug === slug) return within(hash);
  const query = queryOf(match);
  return query ? { kind: 'thing', key: JSON.stringify([query.route, query.options]), query } : { kind: 'page' };
}
