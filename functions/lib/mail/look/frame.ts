import { brand } from '#shared/brand.ts';
import { postalLines } from '#shared/settings/postal-address.ts';
import { escapeHtml } from '../../escape.ts';
import { type ColourName, look, styleSheet } from './colours.ts';
import { fonts } from './fonts.ts';

/** The end of a mail. */
export interface MailFooter {
  /** The sender's postal address, several lines. */
  readonly address: string;
  /** Of a mail that the recipient subscribed to: the ways to change or end that. */
  readonly links: readonly { readonly label: string; readonly url: string }[];
}

/** What is the same in every mail, around what is its own. All but the title and the preheader is HTML. */
export interface Framed {
  readonly title: string;
  /** What mail programs show beside the subject in their lists. */
  readonly preheader: string;
  /** The line along the top. */
  readonly edge: ColourName;
  /** Beside the name of the product. */
  readonly beside: string;
  readonly rows: readonly string[];
  readonly footer: MailFooter;
  /** After everything that is seen. */
  readonly last: string;
}

/** A layout table: every mail program agrees on these, and screen readers are told that it is none of data. */
const layout = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** A row of a mail. */
export const row = (style: string, inside: string, ...names: ColourName[]): string =>
  `<tr><td${look(style, 'side', ...names)}>${inside}</td></tr>`;

/** A box around its contents. Outlook for Windows paints and pads cells of tables, and nothing else. */
export const box = (style: string, content: string, ...names: ColourName[]): string =>
  `<table ${layout} style="margin:0 0 16px"><tr><td${look(style, ...names)}>${content}</td></tr></table>`;

export const link = (url: string, label: string): string =>
  `<a href="${escapeHtml(url)}"${look('text-decoration:underline', 'accent')}>${escapeHtml(label)}</a>`;

export const heading = (size: number, text: string): string =>
  `<h1${look(`margin:0;font:700 ${size}px/1.2 ${fonts.serif};overflow-wrap:anywhere`, 'ink')}>${escapeHtml(text)}</h1>`;

/** Text with its line breaks. */
export const lined = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

/** Who sends the mail, and where a letter reaches them. */
export const senderLines = ({ address }: MailFooter): string => [brand.legalName, ...postalLines(address)].join('\n');

/** Outlook for Windows knows no largest width, so it alone gets a table of that width. */
const outlookOnly = (html: string): string => `<!--[if mso]>${html}<![endif]-->`;
const width = 600;

/** Keeps mail programs from filling their preview line with the text that follows. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(40);
const preview = (text: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text)}${filler}</div>`;

const masthead = (beside: string): string =>
  `<table ${layout}><tr><td${look(`font:700 20px ${fonts.serif}`, 'ink')}>${brand.name}</td>` +
  `<td align="right"${look(`font:14px ${fonts.sans}`, 'muted')}>${beside}</td></tr></table>`;

function footing(footer: MailFooter): string {
  const ways = footer.links.map(({ label, url }) => link(url, label)).join(' &middot; ');
  const lines = [ways, lined(senderLines(footer))].filter(Boolean).join('<br>');
  return `<p${look(`margin:0;font:14px/1.6 ${fonts.sans}`, 'muted')}>${lines}</p>`;
}

const card = ({ edge, beside, rows, footer }: Framed): string =>
  `<table ${layout}${look(`max-width:${width}px;border-top:4px solid`, 'surface', edge)}>` +
  row('padding:24px 32px', masthead(beside)) +
  rows.join('') +
  `</table><table ${layout} style="max-width:${width}px">${row('padding:24px 32px', footing(footer))}</table>`;

/** The whole document of a mail. */
export const mailDocument = (framed: Framed): string =>
  `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">` +
  `<title>${escapeHtml(framed.title)}</title><style>${styleSheet}</style></head>` +
  `<body${look('margin:0;padding:0', 'paper')}>${preview(framed.preheader)}` +
  `<table ${layout}${look('', 'paper')}><tr><td align="center" style="padding:24px 8px">` +
  outlookOnly(`<table ${layout.replace('100%', String(width))}><tr><td>`) +
  card(framed) +
  outlookOnly('</td></tr></table>') +
  `</td></tr></table>${framed.last}</body></html>\n`;
