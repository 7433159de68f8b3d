import { invalid } from '#lib/errors.ts';
import { escapeHtml } from '#lib/escape.ts';
import { sanitiseHtml, textBesideNotes } from '#lib/html.ts';
import type { Mail } from '#lib/mail/mail.ts';
import { cut } from '#shared/kernel/text.ts';
import { curlyHtml } from '#shared/kernel/typography.ts';
import { mostMailBytes, snippetLength } from '#shared/newsletter/limits.ts';
import { fieldsOf, filledIn } from '#shared/newsletter/merge-fields.ts';
import type { NewsletterDraft, NewsletterPreview } from '#shared/newsletter/newsletter.ts';
import { newsletterUrl, siteUrl, subscriberFooter } from '../links.ts';
import { issueMail } from '../newsletter.mail.ts';
import { compileIssue } from '../sending/personal-mail.ts';
import { templateOf } from '../template.ts';
import { type IssueParts, partsOf } from './issue.ts';

/** In previews and tests: the links of the footer lead to their pages, where nobody's subscription is changed. */
const nobody = 'sbr_00000000000000000000000000';
/** For the size of one that was never saved. */
const unsaved = 'nws_00000000000000000000000000';

async function composed({ id, subject, preheader, content, template_id }: NewsletterDraft) {
  const { footer, headers } = await subscriberFooter(nobody);
  const parts = partsOf({
    ...{ subject, content, footer, site: siteUrl },
    preheader: preheader || cut(textBesideNotes(content), snippetLength),
    template: templateOf(template_id),
    page: id && newsletterUrl(id),
  });
  const fields = fieldsOf({ interests: [] });
  const filled: IssueParts = {
    html: filledIn(parts.html, fields, escapeHtml),
    text: filledIn(parts.text, fields),
  };
  return { ...filled, subject: filledIn(subject, fields), headers };
}

/** Of the HTML as subscribers get it, in bytes: with the addresses by which its links count, which are longer. */
async function sizeOf(draft: NewsletterDraft): Promise<number> {
  const { mailTo } = await compileIssue({ ...draft, id: draft.id ?? unsaved });
  const { parts } = await mailTo({ subscriber_id: nobody, email: '', interests: [] });
  return Buffer.byteLength(parts.html);
}

/** The mail of a newsletter as it is being written; saves nothing. */
export async function previewNewsletter(draft: NewsletterDraft): Promise<NewsletterPreview> {
  const sanitised = { ...draft, content: curlyHtml(sanitiseHtml(draft.content)) };
  const [{ html, text }, size] = await Promise.all([composed(sanitised), sizeOf(sanitised)]);
  return { html, text, size };
}

/** Refuses what Gmail would cut off, with the unsubscribe link. `draft` is sanitised. */
export async function refuseTooLarge(draft: NewsletterDraft): Promise<void> {
  const size = await sizeOf(draft);
  if (size < mostMailBytes) return;
  const kilobytes = Math.ceil(size / 1000);
  throw invalid('content', `The mail has ${kilobytes} KB. Gmail cuts mails off after 100 KB: please shorten the text`);
}

/** The mail to somebody who wants to see a newsletter before its readers do. */
export async function testMail(to: string, draft: NewsletterDraft): Promise<Mail> {
  const { html, text, subject, headers } = await composed(draft);
  return issueMail(to, `[Test] ${subject}`, { html, text }, headers);
}
