import { machineFiles } from '#shared/pages/machine-files.ts';

/** Everything may be crawled; personal pages carry their own `noindex`. */
export const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${machineFiles.sitemap}\n`;
