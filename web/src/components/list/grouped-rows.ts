import type { Listed } from './list-column.ts';
import type { ListTable } from './use-list-table.ts';

type Row<Item extends Listed> = ReturnType<ListTable<Item>['getRow']>;

/**
 * The rows under their headings. The headings keep the order of the list, whatever the rows are sorted by; a list without any
 * is one group under a blank one.
 */
export function groupedRows<Item extends Listed>(
  table: ListTable<Item>,
  groupOf: (item: Item) => string = () => '',
): readonly (readonly [heading: string, rows: readonly Row<Item>[]])[] {
  const groups = new Map<string, Row<Item>[]>();
  for (const { original } of table.getCoreRowModel().rows) groups.set(groupOf(original), []);
  for (const row of table.getRowModel().rows) groups.get(groupOf(row.original))?.push(row);
  return [...groups];
}
