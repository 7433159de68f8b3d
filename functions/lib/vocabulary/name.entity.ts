import { Entity } from 'electrodb';
import { termKinds } from '#shared/vocabulary/choices.ts';
import { flag, number, text } from '../table/attributes.ts';
import { tableConfiguration } from '../table/client.ts';
import { itemKey } from '../table/keys.ts';

const kind = { type: termKinds, required: true } as const;

/**
 * What a name means, whatever its case: two terms of a kind cannot have the same. While a name is being replaced, its
 * claim already says by which.
 */
export const NameClaimEntity = new Entity(
  {
    model: { entity: 'term-name', version: '1', service: 'rampart' },
    attributes: {
      kind,
      folded: text,
      /** As the vocabulary spells it. */
      name: text,
      /** Of the term. */
      id: text,
      active: flag,
      parent_id: { type: 'string' },
    },
    indexes: {
      byName: itemKey(['kind', 'folded']),
    },
  },
  tableConfiguration,
);

/** How many things have a name, spelled exactly like this. Changed in the transactions that change these things. */
export const NameUseEntity = new Entity(
  {
    model: { entity: 'term-use', version: '1', service: 'rampart' },
    attributes: {
      kind,
      name: text,
      uses: number,
      active: { type: 'boolean' },
      /** The name that a job puts in its place: nothing takes this one any more. */
      leaving_to: { type: 'string' },
      /** How many names are being replaced by this one. */
      arriving: { type: 'number' },
    },
    indexes: {
      ofName: itemKey(['kind', 'name']),
    },
  },
  tableConfiguration,
);
