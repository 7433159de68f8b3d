import { escapeHtml } from '#lib/escape.ts';
import { textBesideNotes } from '#lib/html.ts';
import type { WholeMail } from '#lib/mail/mail.ts';
import { cut } from '#shared/kernel/text.ts';
import { snippetLength } from '#shared/newsletter/limits.ts';
import { fieldsOf, filledIn, type Reader } from '#shared/newsletter/merge-fields.ts';
import type { NewsletterDraft } from '#shared/newsletter/newsletter.ts';
import { partsOf } from '../issue/issue.ts';
import { footerOf, newsletterUrl, siteUrl, unsubscribeHeaders } from '../links.ts';
import { issueMail } from '../newsletter.mail.ts';
import { signId } from '../subscriber/signed-id.ts';
import { templateOf } from '../template.ts';
import { linkToken, recipientToken } from '../tracking/token.ts';

/** Stand for what is different in each mail. No text has them: who writes cannot know them by accident. */
const signedHere = 'signed-subscriber-7f3a9c51e2';
const tokenHere = 'recipient-token-7f3a9c51e2';

/** Somebody who gets a newsletter. */
export interface Addressee extends Reader {
  readonly subscriber_id: string;
  readonly email: string;
}

/** A newsletter, ready to be filled in for each recipient. */
export interface CompiledIssue {
  /** Addresses of its links, by number. */
  readonly links: readonly string[];
  mailTo(addressee: Addressee): Promise<WholeMail>;
}

/** A newsletter that has been saved. */
export type SavedIssue = NewsletterDraft & { readonly id: string };

const followUrl = (token: string): string => `${siteUrl}/api/newsletter/click/${token}`;
const pictureUrl = (token: string): string => `${siteUrl}/api/newsletter/open/${token}`;

/** Links of the web count; addresses of mail programs and telephones cannot lead through ours. */
const counts = (url: string): boolean => /^https?:/.test(url);

/**
 * Renders a newsletter once for all who get it: what differs is put in by text. The same text gives links the same numbers
 * each time.
 */
export async function compileIssue({
  id,
  subject,
  preheader,
  content,
  template_id,
}: SavedIssue): Promise<CompiledIssue> {
  const links: string[] = [];
  const linkTo = (url: string): string => {
    if (!counts(url)) return url;
    if (!links.includes(url)) links.push(url);
    return followUrl(linkToken(tokenHere, links.indexOf(url)));
  };
  const { html, text } = partsOf({
    ...{ subject, content, site: siteUrl, page: newsletterUrl(id), template: templateOf(template_id) },
    preheader: preheader || cut(textBesideNotes(content), snippetLength),
    footer: await footerOf(signedHere, id),
    counting: { linkTo, picture: pictureUrl(tokenHere) },
  });
  return {
    links,
    async mailTo({ subscriber_id, email, ...reader }) {
      const [signed, token] = await Promise.all([
        signId(subscriber_id),
        recipientToken({ newsletter_id: id, subscriber_id }),
      ]);
      const fields = fieldsOf(reader);
      const own = (part: string) => part.replaceAll(signedHere, signed).replaceAll(tokenHere, token);
      return issueMail(
        email,
        filledIn(subject, fields),
        { html: filledIn(own(html), fields, escapeHtml), text: filledIn(own(text), fields) },
        unsubscribeHeaders(signed, id),
      );
    },
  };
}
