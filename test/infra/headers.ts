import { createHash } from 'node:crypto';

/* The security headers of every response, by value: in the stacks and as the edge sends them. */

/** The source expression of a script in a page. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The content security policy's directives, where the bucket is at `bucket` and a page has the script `inline` in it. */
export const directives = (bucket: string, inline: string): Record<string, string> => ({
  'default-src': "'self'",
  'script-src': `'self' ${scriptHash(inline)}`,
  'style-src': "'self' 'unsafe-inline'",
  'img-src': `'self' data: blob: ${bucket}`,
  'font-src': "'self'",
  'connect-src': `'self' ${bucket}`,
  'frame-src': 'https://www.youtube-nocookie.com https://player.vimeo.com',
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': `'self' ${bucket}`,
  'frame-ancestors': "'none'",
});

/** A policy's directives by name. */
export const directivesOf = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const at = directive.indexOf(' ');
      return [directive.slice(0, at), directive.slice(at + 1)];
    }),
  );

export const frameOptions = 'DENY';
export const referrerPolicy = 'strict-origin-when-cross-origin';
export const permissionsPolicy = 'camera=(), microphone=(), geolocation=()';
/** Of HSTS. */
export const yearInSeconds = 31_536_000;
