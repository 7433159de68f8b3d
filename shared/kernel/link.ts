import * as z from 'zod';

const isWebLink = (link: string): boolean => /^https?:\/\/\S+$/i.test(link) && URL.canParse(link);

/** An address of the web, or none. Nothing that runs. */
export const WebLink = z
  .string()
  .trim()
  .max(2000, 'Use at most 2,000 characters')
  .refine((link) => link === '' || isWebLink(link), 'Enter a link that starts with https://');

/** Images are the shop's own, as its pages' policy says. */
export const OwnImage = z
  .string()
  .trim()
  .max(500, 'Use at most 500 characters')
  .refine((path) => path === '' || /^\/(?!\/)[^\\\s]*$/.test(path), 'Use an image of this site, such as /files/…');
