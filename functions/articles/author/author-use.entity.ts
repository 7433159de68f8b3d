import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/**
 * How many articles an author has, those in the trash included: changed in the transactions that change these articles, so
 * that it is exact where an index may lag. Apart from the profile, which an edit writes as a whole.
 */
export const AuthorUseEntity = new Entity(
  {
    model: { entity: 'author-use', version: '1', service: 'rampart' },
    attributes: {
      author_id: text,
      uses: number,
      /** Who takes the articles over, while the author is being deleted: no article gets this author any more. */
      leaving_to: { type: 'string' },
      /** The job that does it. */
      leaving_job: { type: 'string' },
      /** How many authors are handing their articles over to this one. */
      arriving: { type: 'number' },
    },
    indexes: {
      ofAuthor: itemKey(['author_id']),
    },
  },
  tableConfiguration,
);
