/** The size that Open Graph consumers show without cropping. */
export const imageSize = { width: 1200, height: 630 } as const;

/** The image that is shown where somebody shares a page. */
export const imagePath = (kind: 'site' | 'article' | 'tool' | 'coaching' | 'ebook', id: string): string =>
  `/og/${kind}/${id}.png`;
export const siteImageId = 'rampart';
export const siteImagePath = imagePath('site', siteImageId);
