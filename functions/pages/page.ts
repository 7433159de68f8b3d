import { type PageName, pages, type SitePage } from '#shared/pages/pages.ts';

/** An answer of the API that a page brings along, so that the browser need not ask for it: the call as it makes it. */
export interface PageAnswer {
  readonly route: string;
  readonly options?: unknown;
  readonly kind: 'one' | 'page';
  readonly data: unknown;
}

/** What is told of a page to the browser, to search engines and to whom it is shared with. */
export interface Page {
  readonly title: string;
  readonly description?: string;
  /** Its one address, below the site's, with the part of a query that belongs to it. */
  readonly path: string;
  readonly indexed: boolean;
  /** Open Graph's word for what it shows; `website` unless told. */
  readonly type?: 'website' | 'article' | 'product';
  /** Further properties of its kind, such as `article:published_time`. */
  readonly properties?: Readonly<Record<string, string>>;
  /** Path of the picture that is shown where it is shared; the site's unless told. */
  readonly image?: string;
  /** Structured data. */
  readonly things?: readonly object[];
  readonly answers?: readonly PageAnswer[];
  /** Its first screen can be drawn here. */
  readonly isDrawn?: boolean;
}

/** A page that has nothing to say but what the table says of it. */
export function plainPage(name: PageName): Page {
  const { path, title, description, indexed }: SitePage = pages[name];
  return { path, title, description, indexed };
}

/** The thing has another address now. */
export interface Moved {
  readonly movedTo: string;
}

/** Finds the page at an address whose path fitted; undefined when there is no such thing. */
export type FindPage = (
  params: Readonly<Record<string, string>>,
  query: URLSearchParams,
) => Promise<Page | Moved | undefined> | Page;
