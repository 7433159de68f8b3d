/** Everything may be looked at; pages of people say themselves that they are not to be listed. */
export const robots = (siteUrl: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
