import { Entity } from 'electrodb';
import { kept } from '#lib/managed/attributes.ts';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';
import { newsletterStatuses } from '#shared/newsletter/choices.ts';

/** A newsletter as its card shows it. The text is a separate item, so lists do not read it. */
export const NewsletterEntity = new Entity(
  {
    model: { entity: 'newsletter', version: '1', service: 'rampart' },
    attributes: {
      ...kept,
      subject: text,
      /** What mail programs show beside the subject. */
      preheader: { type: 'string' },
      /** The beginning of the text. */
      snippet: text,
      /** Ebooks that links in the text lead to; absent until it was saved after these were kept. */
      linked_ebooks: { type: 'list', items: { type: 'string' } },
      template_id: { type: 'string' },
      /** Topics of those whom it is for; none is everybody. */
      interests: { type: 'list', items: { type: 'string' } },
      scheduled_date: { type: 'string' },
      /** The plan of one that nobody would have got, until somebody saves it. */
      missed_date: { type: 'string' },
      status: { type: newsletterStatuses, required: true },
      sent_at: { type: 'string' },
      sent_count: number,
      open_count: number,
      click_count: number,
    },
    indexes: {
      byId: itemKey(['id']),
      allByTime: { scope: 'newsletters', ...indexKey(1, [], ['created_at', 'id']) },
      /** For those that are planned; the others stand there without a date. */
      plannedByTime: { scope: 'newsletters', ...indexKey(2, ['status'], ['scheduled_date']) },
    },
  },
  tableConfiguration,
);

/** The sanitised text of a newsletter. Limited to well below the item size, so it is saved with its card. */
export const NewsletterContentEntity = new Entity(
  {
    model: { entity: 'newsletter-content', version: '1', service: 'rampart' },
    attributes: { id: { type: 'string', required: true }, content: { type: 'string', required: true } },
    indexes: {
      byId: itemKey(['id']),
    },
  },
  tableConfiguration,
);
