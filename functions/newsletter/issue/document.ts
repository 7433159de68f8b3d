import { escapeHtml } from '#lib/escape.ts';
import { look } from '#lib/mail/look/colours.ts';
import { fonts } from '#lib/mail/look/fonts.ts';
import { heading, link, mailDocument, row } from '#lib/mail/look/frame.ts';
import type { Issue } from './issue.ts';

const head = ({ subject, template: { kicker, kickerLook } }: Issue): string =>
  `<p${look(`margin:0 0 8px;font:700 13px/1.4 ${fonts.sans};letter-spacing:.04em`, kickerLook)}>${escapeHtml(kicker)}</p>` +
  heading(30, subject);

/** Tells that the mail was opened. Last, so that nothing waits for it. */
const counter = (picture: string | undefined): string =>
  picture ? `<img src="${escapeHtml(picture)}" alt="" width="1" height="1" style="display:block;border:0">` : '';

/** The whole document around the content of an issue. */
export const issueDocument = (issue: Issue, content: string): string =>
  mailDocument({
    title: issue.subject,
    preheader: issue.preheader,
    edge: issue.template.edge,
    beside: issue.page ? link(issue.page, 'Read it on the website') : '',
    rows: [
      row('padding:8px 32px 24px', head(issue)),
      row(`padding:0 32px 16px;font:16px/1.6 ${fonts.sans};overflow-wrap:anywhere`, content, 'ink'),
    ],
    footer: issue.footer,
    last: counter(issue.counting?.picture),
  });
