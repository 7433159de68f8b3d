import type { Page } from '@playwright/test';

/** Runs in the page: finds what could run there later, although it has not yet. */
function findings(): string[] {
  const addresses = ['href', 'src', 'xlink:href', 'action', 'formaction', 'data', 'poster', 'background', 'srcdoc'];
  const isHarmless = (url: string) => /^(https?|mailto|blob):$/.test(new URL(url, document.baseURI).protocol);
  const isImage = (element: Element, url: string) => element.localName === 'img' && /^data:image\//.test(url);
  // Videos, and the mail that the local mailbox shows.
  const isKnownFrame = (url: string) =>
    /^https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com)\//.test(url) ||
    url.startsWith(`${location.origin}/__local/mail/`);
  const faultsOf = (element: Element): string[] => {
    const faults = element.getAttributeNames().filter((name) => /^on/i.test(name) || name === 'srcdoc');
    for (const { name, value } of element.attributes)
      if (addresses.includes(name) && !isHarmless(value) && !isImage(element, value)) faults.push(`${name}=${value}`);
    if (/^(object|embed|applet|frame|portal|marquee|foreignobject|animate|set)$/i.test(element.localName))
      faults.push('may not be here');
    if (element instanceof HTMLIFrameElement && !isKnownFrame(element.src)) faults.push('may not be here');
    if (element.localName === 'base' && element.hasAttribute('href')) faults.push('moves every address');
    if (element.localName === 'meta' && element.hasAttribute('http-equiv')) faults.push('http-equiv');
    if (
      element instanceof HTMLAnchorElement &&
      element.href &&
      element.target === '_blank' &&
      !/noopener|noreferrer/.test(element.rel)
    )
      faults.push('reaches back');
    return faults.map((fault) => `${element.outerHTML.slice(0, 200)}: ${fault}`);
  };
  return [...document.querySelectorAll('*')].flatMap(faultsOf);
}

/** Elements and attributes of a page that no text may introduce. */
export const auditDocument = (page: Page): Promise<string[]> => page.evaluate(findings);
