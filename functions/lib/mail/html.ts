import { cut } from '#shared/kernel/text.ts';
import { escapeHtml } from '../escape.ts';
import type { LetterContent, Paragraph, SignedLetter } from './letter.ts';
import { look } from './look/colours.ts';
import { fonts } from './look/fonts.ts';
import { box, heading, lined, link, mailDocument, row } from './look/frame.ts';
import { addresses } from './text.ts';

/** Mail programs show no more of it. */
const previewLength = 150;

/** How the letter begins. Never a code: lock screens show it. */
function preheaderOf({ paragraphs: [first = ''] }: LetterContent): string {
  if (typeof first === 'string') return cut(first.replace(/\s+/g, ' '), previewLength);
  return 'quote' in first ? cut(first.quote.replace(/\s+/g, ' '), previewLength) : '';
}

const withLinks = (text: string): string =>
  text
    .split(addresses)
    .map((part, index) => (index % 2 === 1 ? link(part, part) : lined(part)))
    .join('');

function paragraphHtml(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return `<p style="margin:0 0 16px">${withLinks(paragraph)}</p>`;
  if ('code' in paragraph)
    return box(
      `padding:12px 16px;font:700 28px/1.3 ${fonts.mono};letter-spacing:.15em`,
      escapeHtml(paragraph.code),
      'sunken',
      'ink',
    );
  if ('quote' in paragraph)
    return box(
      'padding:0 0 0 16px;border-left:3px solid',
      `<div dir="auto">${lined(paragraph.quote)}</div>`,
      'ink',
      'bar',
    );
  const items = paragraph.list.map((item) => `<li dir="auto" style="margin:0 0 6px">${lined(item)}</li>`);
  return `<ul style="margin:0 0 16px;padding:0 0 0 24px">${items.join('')}</ul>`;
}

/** So short that it is never broken, not even on a phone: amounts above all. */
const shortest = 12;
const breaking = (text: string): string => (text.length <= shortest ? 'white-space:nowrap' : 'overflow-wrap:anywhere');
const cellStyle = (text: string, side: string): string =>
  `padding:8px 0;border-bottom:1px solid;vertical-align:top;text-align:${side};${breaking(text)}`;

function tableHtml(rows: LetterContent['table'] = []): string {
  if (rows.length === 0) return '';
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th scope="row"${look(`${cellStyle(label, 'left')};font-weight:400`, 'line')}><span dir="auto">${escapeHtml(label)}</span></th>` +
      `<td${look(`${cellStyle(value, 'right')};padding-left:16px`, 'line')}><span dir="auto">${escapeHtml(value)}</span></td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0"${look('margin:0 0 24px;border-collapse:collapse', 'ink')}>${cells.join('')}</table>`;
}

/** The address stands below the button as well: for who reads it before following, and where buttons do not work. */
function actionHtml(action: LetterContent['action']): string {
  if (!action) return '';
  const { label, url } = action;
  const button = `<a href="${escapeHtml(url)}"${look(`display:inline-block;padding:12px 20px;font:700 16px/1.3 ${fonts.sans};text-decoration:none`, 'on-fill')}>${escapeHtml(label)}</a>`;
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr><td${look('border-radius:6px;mso-padding-alt:12px 20px', 'fill')}>${button}</td></tr></table>` +
    `<p style="margin:0 0 16px;font-size:14px;overflow-wrap:anywhere">${link(url, url)}</p>`
  );
}

/** The HTML part of a letter. */
export function htmlOf(letter: SignedLetter): string {
  const { subject, paragraphs, table, action, footer } = letter;
  const content = paragraphs.map(paragraphHtml).join('') + tableHtml(table) + actionHtml(action);
  return mailDocument({
    title: subject,
    preheader: preheaderOf(letter),
    edge: 'bar',
    beside: '',
    rows: [
      row('padding:8px 32px 20px', heading(24, subject)),
      row(`padding:0 32px 16px;font:16px/1.6 ${fonts.sans};overflow-wrap:anywhere`, content, 'ink'),
    ],
    footer,
    last: '',
  });
}
