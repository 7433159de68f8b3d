import { Entity } from 'electrodb';
import { kept } from '#lib/managed/attributes.ts';
import { text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';
import { inquiryKinds, inquiryStates } from '#shared/inquiries/choices.ts';

/** A message sent through one of the site's forms; fields that a form does not have are empty. */
export const InquiryEntity = new Entity(
  {
    model: { entity: 'inquiry', version: '1', service: 'rampart' },
    attributes: {
      ...kept,
      kind: { type: inquiryKinds, required: true },
      state: { type: inquiryStates, required: true },
      name: text,
      email: text,
      subject: text,
      message: text,
      phone: text,
      company: text,
      advertisingBudget: text,
      advertisingGoals: text,
      inquiryType: text,
      interest: text,
      notes: text,
      replies: {
        type: 'list',
        required: true,
        items: { type: 'map', properties: { message: text, by: text, at: text } },
      },
      list: { type: ['all'] as const, required: true },
    },
    indexes: {
      byId: itemKey(['id']),
      allByTime: indexKey(1, ['list'], ['created_at', 'id']),
      inState: indexKey(2, ['state'], ['created_at', 'id']),
      ofKind: indexKey(3, ['kind'], ['created_at', 'id']),
    },
  },
  tableConfiguration,
);
