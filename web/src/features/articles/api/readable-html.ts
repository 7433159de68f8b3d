import type { Config } from 'dompurify';
import { anchorsOf } from '#shared/articles/headings.ts';

/** The players whose frames may stand in an article: they set no cookie before they are started. */
const players = ['https://www.youtube-nocookie.com/', 'https://player.vimeo.com/'];

const rules: Config & { RETURN_DOM_FRAGMENT: true } = {
  RETURN_DOM_FRAGMENT: true,
  USE_PROFILES: { html: true },
  ADD_TAGS: ['iframe'],
  ADD_ATTR: ['target', 'allowfullscreen', 'referrerpolicy'],
  FORBID_TAGS: ['form', 'input', 'button', 'select', 'textarea', 'style'],
  FORBID_ATTR: ['style', 'class', 'id', 'name'],
  ALLOW_DATA_ATTR: false,
};

function dropStrangeFrames(text: DocumentFragment): void {
  for (const frame of text.querySelectorAll('iframe'))
    if (!players.some((player) => frame.src.startsWith(player))) frame.remove();
}

/** A table wider than a phone scrolls by itself, with the keyboard too. */
function wrapTables(text: DocumentFragment): void {
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

/** The names that the server's list of contents has for the same headings. */
function nameHeadings(text: DocumentFragment): void {
  const headings = [...text.querySelectorAll('h2, h3')].filter((heading) => titleOf(heading) !== '');
  const anchors = anchorsOf(headings.map(titleOf));
  headings.forEach((heading, index) => {
    heading.id = anchors[index] ?? '';
  });
}
const titleOf = (heading: Element): string => (heading.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The HTML of an article made ready for the page: sanitised once more, headings named, tables in boxes. */
export async function readableHtml(html: string): Promise<string> {
  const { default: purify } = await import('dompurify');
  const text = purify.sanitize(html, rules);
  dropStrangeFrames(text);
  wrapTables(text);
  nameHeadings(text);
  const box = document.createElement('div');
  box.append(text);
  return box.innerHTML;
}
