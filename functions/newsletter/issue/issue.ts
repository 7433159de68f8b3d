import { type MailFooter, senderLines } from '#lib/mail/look/frame.ts';
import { brand } from '#shared/brand.ts';
import type { Template } from '../template.ts';
import { parsedContent } from './content.ts';
import { issueDocument } from './document.ts';
import { htmlOfContent, type LinkTo } from './html.ts';
import { textOfContent } from './text.ts';

/** A newsletter as one mail. */
export interface Issue {
  readonly subject: string;
  /** What mail programs show beside the subject in their lists. */
  readonly preheader: string;
  /** Sanitised. */
  readonly content: string;
  readonly template: Template;
  /** The site that relative addresses belong to. */
  readonly site: string;
  /** Its page on the site; a newsletter that was never saved has none. */
  readonly page: string | undefined;
  readonly footer: MailFooter;
  /** How links of the text and a picture at its end count who reads it; previews count nobody. */
  readonly counting?: { readonly linkTo: LinkTo; readonly picture: string };
}

export interface IssueParts {
  readonly html: string;
  readonly text: string;
}

function textPart(issue: Issue): string {
  const { subject, template, content, site, page, footer } = issue;
  const read = page && `Read it on the website: ${page}`;
  const ways = footer.links.map(({ label, url }) => `${label}: ${url}`).join('\n');
  const parts = [brand.name, template.kicker, subject, textOfContent(parsedContent(content, site)), '-- ', read, ways];
  return [...parts, senderLines(footer)].filter(Boolean).join('\n\n');
}

/** Both parts of the mail, with the same words. */
export const partsOf = (issue: Issue): IssueParts => ({
  html: issueDocument(
    issue,
    htmlOfContent(parsedContent(issue.content, issue.site), issue.template, issue.counting?.linkTo ?? ((url) => url)),
  ),
  text: textPart(issue),
});
