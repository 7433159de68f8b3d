/*
 * Keys of an entity's items in the single table. Attributes are used verbatim: changing the case of an id or slug would
 * make it a different one.
 */

/** The item's primary key. */
export const itemKey = <const Pk extends readonly string[], const Sk extends readonly string[] = readonly []>(
  pk: Pk,
  sk: Sk = [] as readonly string[] as Sk,
) =>
  ({
    pk: { field: 'pk', composite: pk, casing: 'none' },
    sk: { field: 'sk', composite: sk, casing: 'none' },
  }) as const;

/** The item's key in one of the table's indexes: `pk` names the list, `sk` its order. */
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
