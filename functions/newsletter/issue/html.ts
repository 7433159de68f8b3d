import { attribute, childrenOf, type Element, isElement, isText, type Node } from '#lib/document/html/tree.ts';
import { escapeHtml } from '#lib/escape.ts';
import { type ColourName, look } from '#lib/mail/look/colours.ts';
import { fonts } from '#lib/mail/look/fonts.ts';
import { box } from '#lib/mail/look/frame.ts';
import { mailCopyOf } from '#shared/uploads/picture-copies.ts';
import type { Template } from '../template.ts';
import { absolute, type Content, calloutName, classOf, elementsIn, rowsOf, videoPage, videoTitle } from './content.ts';

/** Where an element stands. */
interface Place {
  readonly site: string;
  readonly template: Template;
  readonly linkTo: LinkTo;
}
/** The address by which a link of the text is followed, such as one that counts. */
export type LinkTo = (url: string) => string;
type Render = (element: Element, place: Place) => string;

const inside = (element: Element, place: Place): string => render(childrenOf(element), place);

/** An element of the same name with a style of its own, and attributes that it keeps. */
const styled =
  (style: string, { names = [], keeps = [] }: { names?: ColourName[]; keeps?: string[] } = {}): Render =>
  (element, place) => {
    const kept = keeps.flatMap((name) => {
      const value = attribute(element, name);
      return value === undefined ? [] : ` ${name}="${escapeHtml(value)}"`;
    });
    const { tagName } = element;
    return `<${tagName}${kept.join('')}${look(style, ...names)}>${inside(element, place)}</${tagName}>`;
  };

const isIn = ({ parentNode }: Element, names: readonly string[]): boolean =>
  parentNode !== null && 'tagName' in parentNode && names.includes(parentNode.tagName);

/** In lists and tables paragraphs stand close together. */
const paragraph: Render = (element, place) =>
  styled(isIn(element, ['li', 'td', 'th', 'dd']) ? 'margin:0 0 6px' : 'margin:0 0 16px')(element, place);

const isFirst = (element: Element): boolean => element.parentNode?.childNodes.find(isElement) === element;

/** In a list for reading each part begins with a line. Below the title there is room enough. */
const part: Render = (element, place) => {
  const style = `margin:${isFirst(element) ? 0 : '28px'} 0 12px;font:700 22px/1.3 ${fonts.serif}`;
  return place.template.isRuled
    ? styled(`${style};padding:20px 0 0;border-top:1px solid`, { names: ['ink', 'line'] })(element, place)
    : styled(style, { names: ['ink'] })(element, place);
};

const link: Render = (element, place) => {
  const to = absolute(attribute(element, 'href'), place.site);
  const text = inside(element, place);
  return to
    ? `<a href="${escapeHtml(place.linkTo(to))}"${look('text-decoration:underline', 'accent')}>${text}</a>`
    : text;
};

/** The widest that a picture is shown: that of the text. Outlook for Windows reads only the attribute. */
const widest = 536;

const picture: Render = (element, { site }) => {
  const given = attribute(element, 'src');
  const src = absolute((given && mailCopyOf(given)) ?? given, site);
  if (!src) return '';
  const width = Math.min(Number(attribute(element, 'width')) || widest, widest);
  const alt = escapeHtml(attribute(element, 'alt') ?? '');
  return `<img src="${escapeHtml(src)}" alt="${alt}" width="${width}" style="display:block;max-width:100%;height:auto;border:0">`;
};

const video: Render = (element, { site, linkTo }) => {
  const player = absolute(attribute(element, 'src'), site);
  if (!player) return '';
  const to = escapeHtml(linkTo(videoPage(player)));
  return `<p style="margin:0 0 16px"><a href="${to}"${look('text-decoration:underline', 'accent')}>${escapeHtml(videoTitle(element))}</a></p>`;
};

const code: Render = (element, place) =>
  isIn(element, ['pre'])
    ? inside(element, place)
    : styled(`font-family:${fonts.mono};font-size:14px;padding:1px 4px`, { names: ['sunken'] })(element, place);

const listing: Render = (element, place) => {
  const font = `margin:0;font:14px/1.5 ${fonts.mono};white-space:pre-wrap;overflow-wrap:anywhere`;
  return box('padding:12px 16px', `<pre style="${font}">${inside(element, place)}</pre>`, 'sunken', 'ink');
};

/** The boxes of tasks are characters: mail programs show no check boxes. */
function task(element: Element, place: Place): string {
  const isDone = classOf(element) === 'is-done';
  return `<tr><td valign="top" style="padding:0 8px 6px 0">${isDone ? '&#9745;' : '&#9744;'}</td><td style="padding:0 0 6px">${inside(element, place)}</td></tr>`;
}

const list: Render = (element, place) => {
  if (classOf(element) !== 'tasks')
    return styled('margin:0 0 16px;padding:0 0 0 24px', { keeps: ['start'] })(element, place);
  const rows = elementsIn(element, 'li').map((item) => task(item, place));
  return rows.length === 0
    ? ''
    : `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${rows.join('')}</table>`;
};

const callout: Render = (element, place) => {
  const name = calloutName(element);
  const ground = ({ Tip: 'tip', Warning: 'warning' } as const)[name] ?? 'note';
  const title = `<p style="margin:0 0 4px;font-weight:700">${name}</p>`;
  return box('padding:16px 16px 2px', title + inside(element, place), ground, 'ink');
};

const quote: Render = (element, place) =>
  box(
    `padding:0 0 0 16px;border-left:3px solid;font:italic 17px/1.6 ${fonts.serif}`,
    inside(element, place),
    'ink',
    'bar',
  );

/** What is in a table besides rows, such as a caption, comes before them; a table without rows shows nothing. */
const table: Render = (element, place) => {
  if (rowsOf(element).length === 0) return '';
  const own = styled('width:100%;border-collapse:collapse;font-size:15px', { names: ['ink'] })(element, place);
  return `<div style="margin:0 0 16px;overflow-x:auto">${own}</div>`;
};

const cell: Render = (element, place) => {
  const isHead = element.tagName === 'th';
  const side = classOf(element).replace('align-', '') || 'left';
  const style = `padding:8px;border:1px solid;text-align:${side};vertical-align:top${isHead ? ';font-weight:700' : ''}`;
  const names: ColourName[] = isHead ? ['sunken', 'line'] : ['line'];
  return styled(style, { names, keeps: ['colspan', 'rowspan', 'scope'] })(element, place);
};

const column: Render = (element) => {
  const width = attribute(element, 'width');
  return `<col${width ? ` width="${escapeHtml(width)}"` : ''}>`;
};

const same: Render = (element, place) => `<${element.tagName}>${inside(element, place)}</${element.tagName}>`;
const small = styled('font-size:13px');
const raised = styled('font-size:12px;line-height:1');

const elements: Readonly<Record<string, Render>> = {
  a: link,
  aside: callout,
  blockquote: quote,
  br: () => '<br>',
  code,
  col: column,
  dd: styled('margin:0 0 12px 24px'),
  dl: styled('margin:0 0 16px'),
  dt: styled('font-weight:700'),
  figure: (element, place) => `<div style="margin:0 0 16px">${inside(element, place)}</div>`,
  figcaption: (element, place) => `<p${look('margin:8px 0 0;font-size:14px', 'muted')}>${inside(element, place)}</p>`,
  h2: part,
  h3: styled(`margin:24px 0 8px;font:700 18px/1.35 ${fonts.serif}`, { names: ['ink'] }),
  h4: styled(`margin:20px 0 8px;font:700 16px/1.4 ${fonts.sans}`, { names: ['ink'] }),
  hr: () => `<hr${look('margin:24px 0;border:0;border-top:1px solid', 'line')}>`,
  iframe: video,
  img: picture,
  kbd: styled(`font-family:${fonts.mono};font-size:14px;padding:1px 5px;border:1px solid`, { names: ['line'] }),
  li: styled('margin:0 0 6px'),
  mark: styled('', { names: ['marked', 'ink'] }),
  ol: list,
  p: paragraph,
  pre: listing,
  small,
  sub: raised,
  sup: raised,
  table,
  td: cell,
  th: cell,
  ul: list,
  abbr: styled('text-decoration:none', { keeps: ['title'] }),
  ...Object.fromEntries(
    ['strong', 'b', 'em', 'i', 'u', 's', 'caption', 'colgroup', 'thead', 'tbody', 'tfoot', 'tr'].map((name) => [
      name,
      same,
    ]),
  ),
};

function render(nodes: readonly Node[], place: Place): string {
  return nodes
    .map((node) => {
      if (isText(node)) return escapeHtml(node.value);
      return isElement(node) ? (elements[node.tagName] ?? inside)(node, place) : '';
    })
    .join('');
}

/** The content of an issue as mail programs show it: styles in each element, tables for boxes, addresses with their host. */
export const htmlOfContent = ({ nodes, site }: Content, template: Template, linkTo: LinkTo): string =>
  render(nodes, { site, template, linkTo });
