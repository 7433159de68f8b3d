import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** A picture that an admin has sent. Written once, when it is public at its address. */
export const UploadEntity = new Entity(
  {
    model: { entity: 'upload', version: '1', service: 'rampart' },
    attributes: {
      id: text,
      /** Its name on the admin's computer. */
      filename: text,
      /** `/files/…`. */
      image_url: text,
      /** Of the file as it was sent, in bytes. */
      size: number,
      /** Of the picture at that address, in pixels. */
      width: number,
      height: number,
      created_at: text,
    },
    indexes: {
      byId: itemKey(['id']),
    },
  },
  tableConfiguration,
);
