/** Space and control characters, which browsers skip before they read a scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what addresses hide their scheme with.
const unseen = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200d\ufeff]+/g;
/** The address that a browser reads. */
export const seenAddress = (address: string): string => address.replace(unseen, '');
const schemeOf = (address: string): string | undefined => /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();

/** Whether the server keeps a link to this address (`functions/lib/html.ts`): the web, mail, or somewhere on this site. */
export function isKeptAddress(address: string): boolean {
  const seen = seenAddress(address);
  const scheme = schemeOf(seen);
  if (scheme) return ['http', 'https', 'mailto'].includes(scheme);
  return seen !== '' && !/^[\\/]{2}/.test(seen);
}

/** A link to another site is opened beside this one, without access to it; the server writes the same. */
export const leavesTheSite = (address: string): boolean => /^https?:/i.test(address.trim());

const aHost = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i;
const aMailAddress = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;

/** The address that somebody means who types it: `nist.gov` is on the web. Undefined if it is none that may be linked to. */
export function typedAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (aMailAddress.test(address)) return `mailto:${address}`;
  if (aHost.test(address)) return `https://${address}`;
  if (/\s/.test(address) || !isKeptAddress(address)) return undefined;
  if (address.startsWith('/') || address.startsWith('#')) return address;
  return schemeOf(address) === 'mailto' || /^https?:\/\/[^/?#]/i.test(address) ? address : undefined;
}
