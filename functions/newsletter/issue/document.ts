import { escapeHtml } from '#lib/escape.ts';
import { brand } from '#shared/brand.ts';
import { type ColourName, look, styleSheet } from './colours.ts';
import { fonts } from './fonts.ts';
import type { Issue } from './issue.ts';

/** A layout table: every mail program agrees on these, and screen readers are told that it is none of data. */
const layout = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const row = (style: string, inside: string, ...names: ColourName[]): string =>
  `<tr><td${look(style, 'side', ...names)}>${inside}</td></tr>`;

/** Outlook for Windows knows no largest width, so it alone gets a table of that width. */
const outlookOnly = (html: string): string => `<!--[if mso]>${html}<![endif]-->`;
const width = 600;

/** Keeps mail programs from filling their preview line with the text that follows. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(40);
const preview = (text: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text)}${filler}</div>`;

const link = (url: string, label: string): string =>
  `<a href="${escapeHtml(url)}"${look('text-decoration:underline', 'accent')}>${escapeHtml(label)}</a>`;

const masthead = ({ page }: Issue): string =>
  `<table ${layout}><tr><td${look(`font:700 20px ${fonts.serif}`, 'ink')}>${brand.name}</td>` +
  `<td align="right"${look(`font:14px ${fonts.sans}`, 'muted')}>${page ? link(page, 'Read it on the website') : ''}</td></tr></table>`;

const heading = ({ subject, template: { kicker, kickerLook } }: Issue): string =>
  `<p${look(`margin:0 0 8px;font:700 13px/1.4 ${fonts.sans};letter-spacing:.04em`, kickerLook)}>${escapeHtml(kicker)}</p>` +
  `<h1${look(`margin:0;font:700 30px/1.2 ${fonts.serif}`, 'ink')}>${escapeHtml(subject)}</h1>`;

function footing({ footer: { links, address } }: Issue): string {
  const ways = links.map(({ label, url }) => link(url, label)).join(' &middot; ');
  const lines = [ways, escapeHtml(address).replaceAll('\n', '<br>')].filter(Boolean);
  return `<p${look(`margin:0;font:14px/1.6 ${fonts.sans}`, 'muted')}>${lines.join('<br>')}</p>`;
}

const card = (issue: Issue, content: string): string =>
  `<table ${layout}${look(`max-width:${width}px;border-top:4px solid`, 'surface', issue.template.edge)}>` +
  row('padding:24px 32px', masthead(issue)) +
  row('padding:8px 32px 24px', heading(issue)) +
  row(`padding:0 32px 16px;font:16px/1.6 ${fonts.sans};overflow-wrap:anywhere`, content, 'ink') +
  `</table><table ${layout} style="max-width:${width}px">${row('padding:24px 32px', footing(issue))}</table>`;

/** Tells that the mail was opened. Last, so that nothing waits for it. */
const counter = (picture: string | undefined): string =>
  picture ? `<img src="${escapeHtml(picture)}" alt="" width="1" height="1" style="display:block;border:0">` : '';

/** The whole document around the content of an issue. */
export const issueDocument = (issue: Issue, content: string): string =>
  `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">` +
  `<title>${escapeHtml(issue.subject)}</title><style>${styleSheet}</style></head>` +
  `<body${look('margin:0;padding:0', 'paper')}>${preview(issue.preheader)}` +
  `<table ${layout}${look('', 'paper')}><tr><td align="center" style="padding:24px 8px">` +
  outlookOnly(`<table ${layout.replace('100%', String(width))}><tr><td>`) +
  card(issue, content) +
  outlookOnly('</td></tr></table>') +
  `</td></tr></table>${counter(issue.counting?.picture)}</body></html>\n`;
