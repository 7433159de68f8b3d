/** Files for crawlers and feed readers. The sitemap of a large site has parts beside it: `/sitemap-2.xml`. */
export const machineFiles = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  articleFeed: '/feed.xml',
  ebookFeed: '/feed/ebooks.xml',
} as const;
