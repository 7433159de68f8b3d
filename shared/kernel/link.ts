import { Text } from './text.ts';

const isWebLink = (link: string): boolean => /^https?:\/\/\S+$/i.test(link) && URL.canParse(link);
const isOwnPath = (path: string): boolean => /^\/(?!\/)[^\\\s]*$/.test(path);

const webLinkWanted = 'Enter a link that starts with https://';

/** An address of the web, or none. Nothing that runs. */
export const WebLink = Text(2000).refine((link) => link === '' || isWebLink(link), webLinkWanted);

/** An address of the web that is there. */
export const RequiredWebLink = Text(500).refine(isWebLink, webLinkWanted);

/** A file of this site or an address of the web, or none. */
export const FileLink = Text(2000).refine(
  (link) => link === '' || isOwnPath(link) || isWebLink(link),
  'Enter a link that starts with https://, or a file of this site',
);

/** Images are the shop's own, as its pages' policy says. */
export const OwnImage = Text(500).refine(
  (path) => path === '' || isOwnPath(path),
  'Use an image of this site, such as /files/…',
);
