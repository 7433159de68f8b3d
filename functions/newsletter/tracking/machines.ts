import { isBot } from '#lib/browser/bots.ts';

type Headers = Readonly<Record<string, string | undefined>>;

/**
 * User agents of proxies and scanners of mail programs that fetch pictures and links by themselves: Apple's proxy says
 * `Mozilla/5.0` and nothing else, Outlook's scanners and security gateways name themselves. Google's and Yahoo's proxies
 * fetch a picture when somebody opens the mail, so they are people.
 */
const fetchers =
  /^mozilla\/5\.0\s*$|barracuda|proofpoint|mimecast|symantec|messagelabs|forcepoint|trendmicro|sophos|fireeye|trustwave|cisco|microsoft office (?:protocol|existence)|safelinks|skypeuri|bingpreview|ms-office/i;
const peoplesProxies = /googleimageproxy|yahoomailproxy/i;
/** Browsers say so when they load what nobody has asked for yet. */
const isAhead = (headers: Headers): boolean =>
  /prefetch|preview|prerender/i.test(headers['sec-purpose'] ?? headers.purpose ?? '');

/** Whether a machine asked, not a reader: known agents, and those that say that they load ahead. */
export function isMachine(headers: Headers): boolean {
  const agent = headers['user-agent'] ?? '';
  if (peoplesProxies.test(agent)) return false;
  return isAhead(headers) || fetchers.test(agent) || isBot(headers);
}
