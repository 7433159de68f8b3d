import sanitise from 'sanitize-html';

/** Video players that set no cookie until playback starts. */
const playerHosts = ['www.youtube-nocookie.com', 'player.vimeo.com'];

/** Written by admins, but not trusted: anything not listed is dropped and its text kept (except scripts and styles). */
const allowed: sanitise.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'kbd', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'small', 'abbr', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'iframe'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    abbr: ['title'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    iframe: ['src', 'title', 'allowfullscreen', 'loading', 'referrerpolicy'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto'],
  // Images must be hosted by the shop: another host would learn who reads, and the page's policy blocks it.
  allowedSchemesByTag: { img: [], iframe: ['https'] },
  allowProtocolRelative: false,
  allowedIframeHostnames: playerHosts,
  allowIframeRelativeUrls: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'svg', 'math', 'template', 'xmp'],
  parseStyleAttributes: false,
  nestingLimit: 100,
  transformTags: {
    h1: 'h2',
    a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
    iframe: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, loading: 'lazy', referrerpolicy: 'strict-origin-when-cross-origin' },
    }),
  },
  // Without an allowed address there is nothing to show.
  exclusiveFilter: ({ tag, attribs }) => (tag === 'iframe' || tag === 'img') && !attribs.src,
};

/** A link to another site opens in a new tab without access to its opener. */
function linkAttributes({ href = '', title }: sanitise.Attributes): sanitise.Attributes {
  const leavesTheSite = /^https?:/i.test(href.trim());
  return {
    href,
    ...(title && { title }),
    ...(leavesTheSite && { rel: 'noopener noreferrer', target: '_blank' }),
  };
}

/** What is broken beyond that is broken on purpose. */
const mostRounds = 10;

/**
 * HTML reduced to what is allowed in an article, a mail or a legal page; nothing executable. Idempotent: a dropped tag can
 * leave paragraphs within each other, which the next reading of the result would take apart, so it is read until it stays.
 */
export function sanitiseHtml(html: string): string {
  let clean = sanitise(html, allowed).trim();
  for (let round = 1; round < mostRounds; round++) {
    const again = sanitise(clean, allowed).trim();
    if (again === clean) break;
    clean = again;
  }
  return clean;
}

/** The text of HTML: tags removed, entities decoded, whitespace collapsed. For excerpts, search and mails. */
export function textOfHtml(html: string): string {
  const text = sanitise(html.replace(/<(\/p|br|\/li|\/h[1-6]|\/tr|\/td)\b/gi, ' <$1'), {
    allowedTags: [],
    allowedAttributes: {},
  });
  return decodeEntities(text).replace(/\s+/g, ' ').trim();
}

/** What `sanitise` writes for HTML's reserved characters. */
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const decodeEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
