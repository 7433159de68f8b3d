import * as z from 'zod';

/** Lower-case words for an address: `nist-csf-2-in-practice`. At most 80 characters. */
export const Slug = z
  .string()
  .trim()
  .max(80, 'Use at most 80 characters')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens');
