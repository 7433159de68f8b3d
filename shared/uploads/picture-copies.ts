/*
 * The copies that are made of each picture, and their addresses. The one in `image_url`, which things refer to, is as large
 * as a page ever shows it; the others lie beside it.
 */

/** Names of the copies that pages show, each as WebP and as AVIF. */
export type PictureSize = 'card' | 'detail';

/** The longest side of each in pixels; a smaller picture keeps its size. */
export const longestSides: Readonly<Record<PictureSize, number>> = { card: 640, detail: 1600 };

/** What a link to a page shows when it is shared, in pixels. */
export const socialSize = { width: 1200, height: 630 } as const;

/** The widest that a mail needs, in pixels: twice that of its text, for dense screens. */
export const mailWidth = 1072;

/** The folder of a picture's copies, below the site and as a key of the bucket. */
const folderOf = (id: string): string => `files/${id}`;

export const copyKey = (id: string, size: PictureSize, ending: 'webp' | 'avif'): string =>
  `${folderOf(id)}/${size}.${ending}`;
export const socialKey = (id: string): string => `${folderOf(id)}/social.jpg`;
export const mailKey = (id: string): string => `${folderOf(id)}/mail.jpg`;

/** `/files/upl_…/detail.webp`. */
export const pictureAddress = (id: string): string => `/${copyKey(id, 'detail', 'webp')}`;

const ours = /^\/files\/(upl_[0-9A-Z]{26})\/detail\.webp$/;

const idOf = (address: string): string | undefined => ours.exec(address)?.[1];

/** The copy that links to a page show; undefined for a picture that is not one of ours. */
export function socialCopyOf(address: string): string | undefined {
  const id = idOf(address);
  return id === undefined ? undefined : `/${socialKey(id)}`;
}

/** The copy for mails: some mail programs show no WebP. Undefined for a picture that is not one of ours. */
export function mailCopyOf(address: string): string | undefined {
  const id = idOf(address);
  return id === undefined ? undefined : `/${mailKey(id)}`;
}

/** Addresses of a copy by type; undefined for a picture that is not one of ours. */
export function copyOf(
  address: string,
  size: PictureSize,
): { readonly webp: string; readonly avif: string } | undefined {
  const id = idOf(address);
  if (id === undefined) return undefined;
  return { webp: `/${copyKey(id, size, 'webp')}`, avif: `/${copyKey(id, size, 'avif')}` };
}
