import { Entity } from 'electrodb';
import { kept } from '#lib/managed/attributes.ts';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';

/** A newsletter: what its card shows. The text is an item of its own, so that lists do not read it. */
export const NewsletterEntity = new Entity(
  {
    model: { entity: 'newsletter', version: '1', service: 'rampart' },
    attributes: {
      ...kept,
      subject: text,
      /** Beginning of its text. */
      snippet: text,
      template_id: { type: 'string' },
      scheduled_date: { type: 'string' },
      status: { type: ['draft', 'scheduled', 'sent'] as const, required: true },
      sent_at: { type: 'string' },
      sent_count: number,
      open_count: number,
      click_count: number,
    },
    indexes: {
      byId: itemKey(['id']),
      allByTime: { scope: 'newsletters', ...indexKey(1, [], ['created_at', 'id']) },
    },
  },
  tableConfiguration,
);

/** The sanitised text of a newsletter. It is bounded well below what an item can hold, so it changes with its card. */
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
