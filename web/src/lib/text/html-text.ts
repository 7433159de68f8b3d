import { unseenBox } from './own-pictures.ts';

const headings: Readonly<Record<string, string>> = { H2: '## ', H3: '### ', H4: '#### ' };
const blocks = 'h2, h3, h4, p, li, pre, blockquote, figcaption, tr, td, th, dt, dd, img, iframe, hr';

/** What stands before the text of a block, so that a heading that became a paragraph differs from it. */
function marked(block: Element): string {
  const text = (block.textContent ?? '').replace(/\s+/g, ' ').trim();
  if (block instanceof HTMLImageElement) return `[Picture: ${block.alt} (${block.getAttribute('src')})]`;
  if (block instanceof HTMLIFrameElement) return `[Video: ${block.src}]`;
  if (block.tagName === 'HR') return '* * *';
  return text && (headings[block.tagName] ?? (block.tagName === 'LI' ? '- ' : '')) + text;
}

/** Where links lead is part of what was changed. */
function showAddresses(box: HTMLElement): void {
  for (const link of box.querySelectorAll('a[href]')) link.append(` (${link.getAttribute('href')})`);
}

/** HTML as plain paragraphs with blank lines between them, to be compared with another text. */
export function textOfHtml(html: string): string {
  const box = unseenBox();
  box.innerHTML = html;
  showAddresses(box);
  const found = [...box.querySelectorAll(blocks)].filter(
    (block) => !block.querySelector(blocks) || block.tagName === 'TR',
  );
  const rows = found.filter((block) => block.tagName === 'TR' || !block.closest('tr'));
  return rows
    .map((block) => (block.tagName === 'TR' ? [...block.children].map(marked).join(' | ') : marked(block)))
    .filter(Boolean)
    .join('\n\n');
}
