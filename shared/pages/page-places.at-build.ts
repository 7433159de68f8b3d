import { type PageName, pages, type SitePage } from './pages.ts';

/**
 * What the browser must know of the table of pages. The build puts these values in the place of this module, so that
 * titles and descriptions stay out of the first load.
 */
const each = <Key extends 'path' | 'layout'>(key: Key) =>
  Object.fromEntries(Object.entries<SitePage>(pages).map(([name, page]) => [name, page[key]])) as {
    readonly [Name in PageName]: (typeof pages)[Name][Key];
  };

export const pagePaths = each('path');
export const pageLayouts = each('layout');
