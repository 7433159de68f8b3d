import { brand } from '#shared/brand.ts';
import type { Paragraph, SignedLetter } from './letter.ts';
import { type MailFooter, senderLines } from './look/frame.ts';

/** Addresses in a text, without the punctuation after them. */
export const addresses = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]'])/;

const eachLine = (start: string, text: string): string => text.replace(/^/gm, start);

function paragraphText(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return paragraph;
  if ('code' in paragraph) return paragraph.code;
  if ('quote' in paragraph) return eachLine('> ', paragraph.quote);
  return paragraph.list.map((item) => `- ${item}`).join('\n');
}

const footing = (footer: MailFooter): string =>
  [...footer.links.map(({ label, url }) => `${label}: ${url}`), senderLines(footer)].join('\n');

/** The text part of a letter: all that the HTML part says, in the same order. */
export function textOf({ subject, paragraphs, table, action, footer }: SignedLetter): string {
  const rows = table?.map(([label, value]) => `${label}: ${value}`).join('\n');
  const link = action && `${action.label}:\n${action.url}`;
  const parts = [brand.name, subject, ...paragraphs.map(paragraphText), rows, link, `-- \n${footing(footer)}`];
  return parts.filter(Boolean).join('\n\n');
}
