import type { Listed } from '../list-column.ts';
import type { ListTable } from '../use-list-table.ts';

type Row<Item extends Listed> = ReturnType<ListTable<Item>['getRow']>;

/** A checkbox in a target 40 px tall. */
const Box = (props: React.ComponentProps<'input'>) => (
  <span className="grid min-h-10 place-items-center">
    <input {...props} type="checkbox" className="checkbox" />
  </span>
);

/** Selects an item; with Shift all from the last one on. */
export const SelectOne = <Item extends Listed>({ row, name }: { readonly row: Row<Item>; readonly name: string }) => (
  <Box aria-label={`Select ${name}`} checked={row.getIsSelected()} onChange={row.getToggleSelectedHandler()} />
);

/** Selects all items of this page. */
export const SelectAll = <Item extends Listed>({ table }: { readonly table: ListTable<Item> }) => (
  <Box
    aria-label="Select all on this page"
    checked={table.getIsAllRowsSelected()}
    ref={(box) => {
      // The table counts all of them as some, too.
      if (box) box.indeterminate = table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected();
    }}
    onChange={table.getToggleAllRowsSelectedHandler()}
  />
);
