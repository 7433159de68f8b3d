import { now } from '#lib/clock.ts';
import { invalid } from '#lib/errors.ts';
import { cut } from '#shared/kernel/text.ts';
import { curlyHtml } from '#shared/kernel/typography.ts';
import { emptyNewsletter } from '#shared/newsletter/fields-missing.ts';
import { mostContentBytes, snippetLength } from '#shared/newsletter/limits.ts';
import type { NewsletterEdit } from '#shared/newsletter/newsletter.ts';
import type { StoredNewsletter } from './newsletter.repo.ts';
import { isTemplate } from './template.ts';

/** The text as stored: sanitised, with typographer's quotes (a mail is not set once more), and short enough for mail programs to show in full. */
export async function sanitisedContent(html: string): Promise<{ content: string; snippet: string }> {
  const { sanitiseHtml, textBesideNotes } = await import('#lib/html.ts');
  const content = curlyHtml(sanitiseHtml(html));
  const text = textBesideNotes(content);
  if (!text && !content.includes('<img')) throw invalid('content', emptyNewsletter);
  if (Buffer.byteLength(content) > mostContentBytes)
    throw invalid('content', 'Use at most 100 KB: mail programs cut longer mails off');
  return { content, snippet: cut(text, snippetLength) };
}

type Plan = Pick<StoredNewsletter, 'status' | 'scheduled_date' | 'template_id'>;

/** Whether two dates are the same moment, however they are written. */
export const isSameMoment = (one: string | null | undefined, other: string | null | undefined): boolean =>
  one && other ? Date.parse(one) === Date.parse(other) : !one && !other;

/**
 * The date, template and status after an edit. Fields left out of the edit keep their values; a date that has passed
 * may stay, so that the text can still be changed.
 */
export function planOf(
  before: Plan,
  { template_id, scheduled_date }: Pick<NewsletterEdit, 'template_id' | 'scheduled_date'>,
): Plan {
  if (template_id && !isTemplate(template_id)) throw invalid('template_id', 'Choose a template from the list');
  const isNew = !isSameMoment(scheduled_date, before.scheduled_date);
  if (scheduled_date && isNew && Date.parse(scheduled_date) <= now())
    throw invalid('scheduled_date', 'Choose a time in the future');
  const date = scheduled_date === undefined ? before.scheduled_date : (scheduled_date ?? undefined);
  return {
    template_id: template_id === undefined ? before.template_id : (template_id ?? undefined),
    scheduled_date: date && new Date(date).toISOString(),
    status: date ? 'scheduled' : 'draft',
  };
}
