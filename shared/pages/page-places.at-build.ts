import { type PageName, pages, type SitePage } from './pages.ts';

/**
 * The part of the table of pages that the browser needs. The build replaces this module with the values, so that titles
 * and descriptions stay out of the first load.
 */
const each = <Key extends 'path' | 'layout'>(key: Key) =>
  Object.fromEntries(Object.entries<SitePage>(pages).map(([name, page]) => [name, page[key]])) as {
    readonly [Name in PageName]: (typeof pages)[Name][Key];
  };

export const pagePaths = each('path');
export const pageLayouts = each('layout');
