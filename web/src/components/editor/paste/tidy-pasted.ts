import { liftPictures } from './lift-pictures.ts';
import { nestLists, wordLists } from './pasted-lists.ts';
import { markStyles } from './pasted-styles.ts';

const parse = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

function dropUnseen(text: HTMLElement): void {
  for (const unseen of text.querySelectorAll('style, script, meta, link, title, .Apple-interchange-newline'))
    unseen.remove();
  const comments = document.createTreeWalker(text, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) (comment as Comment).remove();
}

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

/** Google wraps all that was copied in bold type that is none; Word's own elements and places within its file say nothing here. */
function dropWrappers(text: HTMLElement): void {
  for (const wrapper of text.querySelectorAll('[id^="docs-internal-guid"]')) unwrap(wrapper);
  for (const own of text.querySelectorAll('*')) if (own.localName.includes(':')) unwrap(own);
  for (const place of text.querySelectorAll('a[name]:not([href]), a[href^="#_"]')) unwrap(place);
}

/** Where Google's own address of a link in a document leads to; undefined for any other. */
function googleTarget(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname, searchParams } = new URL(address);
  const target = searchParams.get('q') ?? '';
  const isWrapped = /^https?:\/\/www\.google\.com$/.test(origin) && pathname === '/url';
  return isWrapped && /^https?:\/\//i.test(target) && URL.canParse(target) ? target : undefined;
}

/** Google Docs lets links pass by Google. */
function unwrapLinks(text: HTMLElement): void {
  for (const link of text.querySelectorAll('a[href]')) {
    const target = googleTarget(link.getAttribute('href') ?? '');
    if (target) link.setAttribute('href', target);
  }
}

/** A document's title is the page's, and its headings begin below it. */
function nameTitles(text: HTMLElement): void {
  for (const title of text.querySelectorAll('p.MsoTitle')) {
    const heading = document.createElement('h2');
    heading.append(...title.childNodes);
    title.replaceWith(heading);
  }
}

/** Lines that only make room, and breaks between blocks. */
function dropSpacers(text: HTMLElement): void {
  for (const line of text.querySelectorAll('p')) if (!line.textContent?.trim()) line.remove();
  for (const lineBreak of text.querySelectorAll(':scope > br')) lineBreak.remove();
}

/** What an office program has put on the clipboard, without all that is not the text; what is copied here comes as it is. */
export function tidyPasted(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  const text = parse(html);
  dropUnseen(text);
  dropWrappers(text);
  unwrapLinks(text);
  wordLists(text);
  nestLists(text);
  nameTitles(text);
  markStyles(text);
  liftPictures(text);
  dropSpacers(text);
  return text.innerHTML;
}
