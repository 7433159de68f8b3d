import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';
import { inquiryKinds, inquiryStates } from '#shared/inquiries/choices.ts';

const text = { type: 'string', required: true } as const;

/** What somebody wrote through one of the site's forms; fields that a form does not have are empty. */
export const InquiryEntity = new Entity(
  {
    model: { entity: 'inquiry', version: '1', service: 'rampart' },
    attributes: {
      id: text,
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
      created_at: text,
      updated_at: text,
      /** Raised by every edit. */
      version: { type: 'number', required: true },
      list: { type: ['all'] as const, required: true },
    },
    indexes: {
      byId: {
        pk: { field: 'pk', composite: ['id'], casing: 'none' },
        sk: { field: 'sk', composite: [], casing: 'none' },
      },
      everyOne: {
        index: 'gsi1',
        pk: { field: 'gsi1pk', composite: ['list'], casing: 'none' },
        sk: { field: 'gsi1sk', composite: ['created_at', 'id'], casing: 'none' },
      },
      inState: {
        index: 'gsi2',
        pk: { field: 'gsi2pk', composite: ['state'], casing: 'none' },
        sk: { field: 'gsi2sk', composite: ['created_at', 'id'], casing: 'none' },
      },
      ofKind: {
        index: 'gsi3',
        pk: { field: 'gsi3pk', composite: ['kind'], casing: 'none' },
        sk: { field: 'gsi3sk', composite: ['created_at', 'id'], casing: 'none' },
      },
    },
  },
  tableConfiguration,
);
