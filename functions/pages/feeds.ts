import { brand } from '#shared/brand.ts';

/** The feeds of the site: every page names them. */
export const feeds = [{ path: '/feed/ebooks.xml', title: `New ebooks · ${brand.name}` }] as const;
