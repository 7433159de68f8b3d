type Headers = Readonly<Record<string, string | undefined>>;

/** User agents of self-declared bots and of common HTTP clients. CUBOT makes phones. */
const machines =
  /(?<!\bcu)bot(?:\b|_)|crawl|spider|slurp|scrape|preview|facebookexternalhit|headless|lighthouse|pingdom|monitor|curl|wget|python|java\/|go-http|okhttp|libwww|axios/i;

/** A missing user agent counts as a bot. */
export const isBot = (headers: Headers): boolean => machines.test(headers['user-agent'] || 'bot');
