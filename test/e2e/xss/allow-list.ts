/** What sanitised HTML may hold, written down a second time: a slip in the sanitiser's own list shows here. */
export const allowList: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'h2 h3 h4 p br hr blockquote pre kbd dl dt dd strong b em i u s sub mark small figure figcaption'
      .concat(' table caption colgroup thead tbody tfoot tr')
      .split(' ')
      .map((name) => [name, []]),
  ),
  a: ['href', 'title', 'rel', 'target', 'id'],
  abbr: ['title'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
  iframe: ['src', 'title', 'allowfullscreen', 'loading', 'referrerpolicy'],
  ol: ['start', 'class'],
  ul: ['class'],
  li: ['id', 'class'],
  sup: ['class'],
  aside: ['class'],
  code: ['class'],
  col: ['width'],
  th: ['colspan', 'rowspan', 'scope', 'class'],
  td: ['colspan', 'rowspan', 'class'],
};

/** Runs in the page: sets each HTML as a page would, and returns what is off the list, the string's number first. */
export function offTheList([htmls, list]: [readonly string[], typeof allowList]): string[] {
  const players = ['www.youtube-nocookie.com', 'player.vimeo.com'];
  const events = Object.keys(HTMLElement.prototype).filter((name) => name.startsWith('on'));

  const classes =
    /^(language-[a-z0-9+#-]+|tasks|is-done|callout-(note|tip|warning)|notes?(-reference)?|align-(center|right))$/;

  const isAllowed = (tag: string, name: string, value: string): boolean => {
    if (!list[tag]?.includes(name)) return false;
    if (name === 'class') return value.split(' ').every((each) => classes.test(each));
    if (name === 'id') return /^note(-reference)?-\d+$/.test(value);
    const { protocol, host, origin } = new URL(value, document.baseURI);
    if (name === 'href') return /^(https?|mailto):$/.test(protocol);
    if (name === 'src') return tag === 'iframe' ? players.includes(host) : origin === location.origin;
    return true;
  };
  const faultsOf = (root: ParentNode): string[] =>
    [...root.querySelectorAll(root instanceof Document ? 'body *' : '*')].flatMap((element) => {
      const isListed = element.localName in list && element.namespaceURI === 'http://www.w3.org/1999/xhtml';
      // Not `attributes`: a form field may have that name.
      const isOff = (name: string) => !isAllowed(element.localName, name, element.getAttribute(name) ?? '');
      return isListed && !element.getAttributeNames().some(isOff) ? [] : [element.outerHTML];
    });
  const parsedWithoutScripting = (html: string): ParentNode => new DOMParser().parseFromString(html, 'text/html');

  // Read now: an unlisted element may name itself `body`.
  const { body } = document;
  return htmls.flatMap((html, index) => {
    const first = body.appendChild(document.createElement('div'));
    first.innerHTML = html;
    const again = body.appendChild(document.createElement('div'));
    again.innerHTML = first.innerHTML;
    for (const element of first.querySelectorAll('*'))
      for (const name of events) element.dispatchEvent(new Event(name.slice(2)));
    const faults = [first, again, parsedWithoutScripting(html)].flatMap(faultsOf);
    return faults.map((fault) => `${index + 1}: ${fault}`);
  });
}
