import sanitise from 'sanitize-html';
import { elementsWithClasses, isRichValue, richAttributes, richClasses } from '#shared/kernel/rich-html.ts';

/** Video players that set no cookie until playback starts. */
const playerHosts = ['www.youtube-nocookie.com', 'player.vimeo.com'];

/** Written by admins, but not trusted: anything not listed is dropped and its text kept (except scripts and styles). */
const allowed: sanitise.IOptions = {
  allowedTags: Object.keys(richAttributes),
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(richAttributes).map(([tag, names]) => [tag, [...names]])),
    ...Object.fromEntries(elementsWithClasses.map((tag) => [tag, [...(richAttributes[tag] ?? []), 'class']])),
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
    '*': (tagName, attribs) => ({ tagName, attribs: attributesOf(tagName, attribs) }),
  },
  // Without an allowed address there is nothing to show.
  exclusiveFilter: ({ tag, attribs }) => (tag === 'iframe' || tag === 'img') && !attribs.src,
};

/** A link to another site opens in a new tab without access to its opener. */
function linkAttributes({ href = '', title, id }: sanitise.Attributes): sanitise.Attributes {
  const leavesTheSite = /^https?:/i.test(href.trim());
  return {
    href,
    ...(title && { title }),
    ...(id && { id }),
    ...(leavesTheSite && { rel: 'noopener noreferrer', target: '_blank' }),
  };
}

const fixedAttributes: Readonly<Record<string, sanitise.Attributes>> = {
  img: { loading: 'lazy' },
  iframe: { loading: 'lazy', referrerpolicy: 'strict-origin-when-cross-origin' },
};

/** The attributes that an element keeps, but for addresses, which the sanitiser judges. */
function attributesOf(tag: string, { class: names = '', ...given }: sanitise.Attributes): sanitise.Attributes {
  const kept = Object.fromEntries(Object.entries(given).filter(([name, value]) => isRichValue(name, value)));
  const classes = richClasses(tag, names).join(' ');
  return {
    ...(classes && { class: classes }),
    ...(tag === 'a' ? linkAttributes(kept) : kept),
    ...fixedAttributes[tag],
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

/** Where the words of one block would run into those of the next. */
const endOfBlock = /<(br|\/(?:p|li|h[1-6]|t[rdh]|caption|pre|figcaption|d[td]|blockquote|aside))\b/gi;

/** The text of HTML: tags removed, entities decoded, whitespace collapsed. For excerpts, search and mails. */
export function textOfHtml(html: string): string {
  const text = sanitise(html.replace(endOfBlock, ' <$1'), {
    allowedTags: [],
    allowedAttributes: {},
  });
  return decodeEntities(text).replace(/\s+/g, ' ').trim();
}

/** Footnotes and the numbers that refer to them. */
const isOfNotes = ({ tag, attribs }: sanitise.IFrame): boolean =>
  (tag === 'sup' && attribs.class === 'note-reference') || (tag === 'ol' && attribs.class === 'notes');

/** Only to read the text of it. */
const everything = { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true } as const;

/** The text of HTML as `textOfHtml` gives it, without footnotes: for what stands in place of the whole. */
export const textBesideNotes = (html: string): string =>
  textOfHtml(sanitise(html, { ...everything, exclusiveFilter: isOfNotes }));

/** What `sanitise` writes for HTML's reserved characters. */
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const decodeEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
