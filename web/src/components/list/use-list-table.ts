import {
  type ColumnDef,
  columnVisibilityFeature,
  createSortedRowModel,
  type ReactTable,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { ListColumn, Listed } from './list-column.ts';
import { useAddressSort } from './use-address-sort.ts';

const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});
export type ListTable<Item extends Listed> = ReactTable<typeof features, Item>;

/** Texts in the order of the alphabet whatever their case, figures by size. */
function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'en', { sensitivity: 'base', numeric: true });
}

const definitionOf = <Item extends Listed>(column: ListColumn<Item>): ColumnDef<typeof features, Item> => ({
  id: column.id,
  accessorFn: (item) => column.value?.(item) ?? '',
  enableHiding: !column.isFixed,
  enableSorting: column.value !== undefined,
  sortFn: (one, other) => compare(column.value?.(one.original) ?? '', column.value?.(other.original) ?? ''),
});

export interface ListTableInput<Item extends Listed> {
  readonly items: readonly Item[];
  readonly columns: readonly ListColumn<Item>[];
  /** Whether these are all: part of a list cannot be sorted. */
  readonly isWhole: boolean;
  /** Ids of the columns that are not shown. */
  readonly hidden: readonly string[];
}

/** Columns, order and selection of the loaded part of a list. */
export function useListTable<Item extends Listed>({ items, columns, isWhole, hidden }: ListTableInput<Item>) {
  const columnVisibility = useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden]);
  const [sorting, setSorting] = useAddressSort();
  // The first ones stay: cells, which change with what they act on, are none of the table's business.
  const [definitions] = useState(() => columns.map(definitionOf));
  return useTable<typeof features, Item>({
    features,
    columns: definitions,
    data: items,
    getRowId: ({ id }) => id,
    enableSorting: isWhole,
    enableMultiSort: false,
    state: { columnVisibility, sorting: isWhole ? sorting : [] },
    onSortingChange: (change) => setSorting(typeof change === 'function' ? change(sorting) : change),
  });
}
