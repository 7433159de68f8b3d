import { Entity } from 'electrodb';
import { text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** An inquiry of an address, so that whoever has verified the address can be given all of them, or have them removed. */
export const InquirySenderEntity = new Entity(
  {
    model: { entity: 'inquiry-sender', version: '1', service: 'rampart' },
    attributes: {
      email: text,
      inquiry_id: text,
    },
    indexes: {
      whatDidTheySend: itemKey(['email'], ['inquiry_id']),
    },
  },
  tableConfiguration,
);
