import type { DOMPurify } from 'dompurify';
import { anchorsOf } from '#shared/articles/headings.ts';
import { isRichValue, richAttributes, richClasses } from '#shared/kernel/rich-html.ts';
import { curlyHtml } from '#shared/kernel/typography.ts';
import { loadOnline } from '#web/lib/online.ts';
import { dropStrangePictures, unseenBox } from './own-pictures.ts';

/** The video players allowed in a text: they set no cookie before they are started. */
const players = ['https://www.youtube-nocookie.com/', 'https://player.vimeo.com/'];

const tags = Object.keys(richAttributes).filter((tag) => tag !== 'iframe');
const attributes = [...new Set([...Object.values(richAttributes).flat(), 'class'])];

/** The built-in sanitiser of newer browsers. It removes every frame. */
interface Sanitising {
  setHTML?(html: string, options: { sanitizer: { elements: string[]; attributes: string[] } }): void;
}

/** The library, for older browsers and for texts with a player. Most readers never load its 11 KB. */
let library: DOMPurify | undefined;

/** Loads the library for `readableHtml`. */
export async function loadSanitiser(): Promise<void> {
  library = (await loadOnline(() => import('dompurify'))).default;
}

const purified = (html: string, purify: DOMPurify): DocumentFragment =>
  purify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: [...tags, 'iframe'],
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });

function sanitised(html: string): HTMLElement | undefined {
  const box: HTMLElement & Sanitising = unseenBox();
  const isPlain = !/<iframe/i.test(html);
  if (isPlain && box.setHTML) box.setHTML(html, { sanitizer: { elements: tags, attributes } });
  else if (library) box.append(purified(html, library));
  else return undefined;
  return box;
}

function dropStrangeFrames(text: HTMLElement): void {
  for (const frame of text.querySelectorAll('iframe'))
    if (!players.some((player) => frame.src.startsWith(player))) frame.remove();
}

/** Sanitisers know which attributes there may be, not on what and with which values. */
function dropStrangeValues(text: HTMLElement): void {
  for (const element of text.querySelectorAll('*')) {
    const tag = element.localName;
    const classes = richClasses(tag, element.className).join(' ');
    for (const { name, value } of [...element.attributes])
      if (!richAttributes[tag]?.includes(name) || !isRichValue(name, value)) element.removeAttribute(name);
    if (classes) element.className = classes;
  }
}

const calloutNames: Readonly<Record<string, string>> = {
  'callout-tip': 'Tip',
  'callout-warning': 'Warning',
};

/** What is set off is a note, no landmark of the page. */
function nameCallouts(text: HTMLElement): void {
  for (const callout of text.querySelectorAll('aside')) {
    callout.setAttribute('role', 'note');
    callout.setAttribute('aria-label', calloutNames[callout.className] ?? 'Note');
  }
}

/** From a footnote back to where it is referred to: at the end of its last line, or below a video or a table. */
function linkNotesBack(text: HTMLElement): void {
  for (const note of text.querySelectorAll('.notes > li[id]')) {
    const number = note.id.replace('note-', '');
    const back = document.createElement('a');
    back.href = `#note-reference-${number}`;
    back.className = 'note-reference';
    back.textContent = '↩';
    back.setAttribute('aria-label', `Back to note ${number} in the text`);
    const last = note.lastElementChild;
    (last?.localName === 'p' ? last : note).append(' ', back);
  }
}

/** Without this, screen readers read out the file names of pictures that nobody has described. */
function silenceUndescribed(text: HTMLElement): void {
  for (const picture of text.querySelectorAll('img:not([alt])')) picture.setAttribute('alt', '');
}

/** A table wider than the screen scrolls on its own, also with the keyboard. */
function wrapTables(text: HTMLElement): void {
  for (const table of text.querySelectorAll('table')) {
    const box = document.createElement('div');
    box.className = 'table-scroll';
    box.tabIndex = 0;
    box.setAttribute('role', 'region');
    box.setAttribute('aria-label', table.caption?.textContent || 'Table');
    table.replaceWith(box);
    box.append(table);
  }
}

/** Gives headings the ids used in the server's table of contents. */
function nameHeadings(text: HTMLElement): void {
  const headings = [...text.querySelectorAll('h2, h3')].filter((heading) => titleOf(heading) !== '');
  const anchors = anchorsOf(headings.map(titleOf));
  headings.forEach((heading, index) => {
    heading.id = anchors[index] ?? '';
  });
}
const titleOf = (heading: Element): string => (heading.textContent ?? '').replace(/\s+/g, ' ').trim();

/**
 * Prepares HTML written by an admin for the page: quotes set, sanitised again, headings with ids, tables in scrollable boxes.
 * Undefined if this browser needs `loadSanitiser` first. The server, which has no DOM, returns the HTML as sanitised on
 * save.
 */
export function readableHtml(html: string): string | undefined {
  const set = curlyHtml(html);
  if (import.meta.env.SSR) return set;
  const text = sanitised(set);
  if (!text) return undefined;
  dropStrangeValues(text);
  dropStrangeFrames(text);
  dropStrangePictures(text);
  silenceUndescribed(text);
  wrapTables(text);
  nameCallouts(text);
  linkNotesBack(text);
  nameHeadings(text);
  return text.innerHTML;
}
