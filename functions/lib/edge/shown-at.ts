import { href } from '#shared/pages/href.ts';
import { machineFiles } from '#shared/pages/machine-files.ts';

/*
 * Paths of the site as the edge takes them for an invalidation: a `*` at the end stands for any rest. A path without one
 * is exact, also in its query, so that an address with filters needs the star.
 */

/** Everything whose address begins like this. */
export const below = (path: string): string => `${path}*`;

/** Where all published things may show: the home page, with and without a query, and the sitemap with its parts. */
export const everywherePublic: readonly string[] = [
  href('home'),
  below(`${href('home')}?`),
  below(machineFiles.sitemap.replace('.xml', '')),
];

/** All that the edge keeps. */
export const wholeSite = below(href('home'));
