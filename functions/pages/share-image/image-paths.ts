/** The size that Open Graph consumers show without cropping. */
export const imageSize = { width: 1200, height: 630 } as const;

export const imagePath = (kind: string, id: string): string => `/og/${kind}/${id}.png`;
export const siteImageId = 'rampart';
export const siteImagePath = imagePath('site', siteImageId);
