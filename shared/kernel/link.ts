import * as z from 'zod';
import { Text } from './text.ts';

const isWebLink = (link: string): boolean => /^https?:\/\/\S+$/i.test(link) && URL.canParse(link);
const isOwnPath = (path: string): boolean => /^\/(?!\/)[^\\\s]*$/.test(path);

const webLinkWanted = 'Enter a link that starts with https://';

/** A web address or empty. Nothing executable. */
export const WebLink = Text(2000).refine((link) => link === '' || isWebLink(link), webLinkWanted);

/** A required web address. */
export const RequiredWebLink = Text(500).refine(isWebLink, webLinkWanted);

/** A file of this site, a web address, or empty. */
export const FileLink = Text(2000).refine(
  (link) => link === '' || isOwnPath(link) || isWebLink(link),
  'Enter a link that starts with https://, or a file of this site',
);

const ownImageWanted = 'Use an image of this site, such as /files/…';

/** A picture that an admin has uploaded, as `POST /admin/uploads/{id}/complete` names it. */
export const UploadedImage = z
  .string(ownImageWanted)
  .regex(/^\/files\/upl_[0-9A-HJKMNP-TV-Z]{26}\/detail\.webp$/, ownImageWanted);

/** A document that an admin has uploaded, `/api/admin/uploads/upl_…`. `missing` is the error for none. */
export const UploadedFileAddress = (missing?: string) =>
  z
    .string(missing)
    .regex(/^\/api\/admin\/uploads\/upl_[0-9A-HJKMNP-TV-Z]{26}$/, missing ?? 'Use the address of an uploaded file');

/** Images must be hosted by the shop, as the pages' content security policy requires. */
export const OwnImage = Text(500).refine((path) => path === '' || isOwnPath(path), ownImageWanted);
