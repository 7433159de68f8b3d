import { type PageName, pages, type SitePage } from '#shared/pages/pages.ts';

/** An API answer embedded in a page to save the browser the request; identified by the call the browser would make. */
export interface PageAnswer {
  readonly route: string;
  readonly options?: unknown;
  readonly kind: 'one' | 'page';
  readonly data: unknown;
}

/** A page's metadata for browsers, search engines and link previews. */
export interface Page {
  readonly title: string;
  readonly description?: string;
  /** Its canonical address, relative to the site, including the relevant part of the query. */
  readonly path: string;
  readonly indexed: boolean;
  /** Its Open Graph type; `website` by default. */
  readonly type?: 'website' | 'article' | 'product' | 'profile';
  /** Further Open Graph properties, such as `article:published_time`. */
  readonly properties?: Readonly<Record<string, string>>;
  /** Path of its share image; the site's by default. */
  readonly image?: string;
  /** Structured data. */
  readonly things?: readonly object[];
  readonly answers?: readonly PageAnswer[];
  /** Its first screen can be rendered on the server. */
  readonly isDrawn?: boolean;
}

/** A page described only by the table of pages. */
export function plainPage(name: PageName): Page {
  const { path, title, description, indexed }: SitePage = pages[name];
  return { path, title, description, indexed };
}

/** The page has another address now. */
export interface Moved {
  readonly movedTo: string;
}

/** Finds the page for a matching path; undefined when there is no such thing. */
export type FindPage = (
  params: Readonly<Record<string, string>>,
  query: URLSearchParams,
) => Promise<Page | Moved | undefined> | Page;
