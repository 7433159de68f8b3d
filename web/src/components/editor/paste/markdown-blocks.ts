import { Marked, type Tokens } from 'marked';
import { seenAddress } from '../link/link-address.ts';
import { liftPictures } from './lift-pictures.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const isOwn = (address: string): boolean => /^\/(?![\\/])/.test(seenAddress(address));

/** The site shows pictures of its own only: another one becomes a link to it. Without words it is not said to be decoration. */
function picture({ href, text }: Tokens.Image): string {
  if (isOwn(href)) return `<img src="${escaped(href)}"${text && ` alt="${escaped(text)}"`}>`;
  return `<a href="${escaped(href)}">${escaped(text || href)}</a>`;
}

const markdown = new Marked({
  renderer: {
    // HTML within Markdown is text like any other, but for the break that cells of tables need.
    html: ({ text }) => (/^<br *\/?>$/i.test(text.trim()) ? '<br>' : escaped(text)),
    image: picture,
  },
});

/** Boxes before items are a list of tasks. */
function markTasks(text: HTMLElement): void {
  for (const box of text.querySelectorAll<HTMLInputElement>('li input[type="checkbox"]')) {
    const item = box.closest('li');
    item?.parentElement?.classList.add('tasks');
    item?.classList.toggle('is-done', box.hasAttribute('checked'));
    box.remove();
  }
}

/** Columns are aligned as the text keeps it. */
function markAlignment(text: HTMLElement): void {
  for (const cell of text.querySelectorAll('[align]')) cell.classList.add(`align-${cell.getAttribute('align')}`);
}

/** The blocks of a text in Markdown, outside the page. */
export function markdownBlocks(text: string): HTMLElement {
  const html = markdown.parse(text.replace(/\r\n?/g, '\n'), { async: false });
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  markTasks(body);
  markAlignment(body);
  liftPictures(body);
  for (const code of body.querySelectorAll('pre > code'))
    code.textContent = (code.textContent ?? '').replace(/\n$/, '');
  return body;
}
