/*
 * Where an entity's items stand in the one table. Each key is made of attributes as they are written: an id or a slug
 * whose case was changed would be another's.
 */

/** The key of the item itself. */
export const itemKey = <const Pk extends readonly string[], const Sk extends readonly string[] = readonly []>(
  pk: Pk,
  sk: Sk = [] as readonly string[] as Sk,
) =>
  ({
    pk: { field: 'pk', composite: pk, casing: 'none' },
    sk: { field: 'sk', composite: sk, casing: 'none' },
  }) as const;

/** The key of the item in one of the table's indexes: `pk` names the list, `sk` its order. */
export const indexKey = <const Pk extends readonly string[], const Sk extends readonly string[]>(
  index: 1 | 2 | 3,
  pk: Pk,
  sk: Sk,
) =>
  ({
    index: `gsi${index}`,
    pk: { field: `gsi${index}pk`, composite: pk, casing: 'none' },
    sk: { field: `gsi${index}sk`, composite: sk, casing: 'none' },
  }) as const;
