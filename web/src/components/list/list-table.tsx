import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { classNames } from '#web/lib/class-names.ts';
import { groupedRows } from './grouped-rows.ts';
import type { ListColumn, Listed } from './list-column.ts';
import { SelectAll, SelectOne } from './selection/select-box.tsx';
import { rowOf } from './use-kept-focus.ts';
import type { ListTable as Table } from './use-list-table.ts';

export interface ListTableProps<Item extends Listed> {
  readonly table: Table<Item>;
  readonly columns: readonly ListColumn<Item>[];
  /** Its accessible name: `Orders`. */
  readonly label: string;
  /** The heading that an item stands under. */
  readonly groupOf?: ((item: Item) => string) | undefined;
  /** The name of an item, if items can be selected. */
  readonly nameOf: ((item: Item) => string) | undefined;
}

const arrows = { asc: ArrowUp, desc: ArrowDown, none: ArrowUpDown } as const;
const spoken = { asc: 'ascending', desc: 'descending' } as const;

/** Actions stay in view where the table scrolls. */
const stays = (id: string) => id === 'acts' && 'sticky right-0 bg-inherit';

function Heading<Item extends Listed>({ table, column }: { table: Table<Item>; column: ListColumn<Item> }) {
  const state = table.getColumn(column.id);
  const order = state?.getIsSorted() || undefined;
  const Arrow = arrows[order ?? 'none'];
  return (
    <th
      scope="col"
      aria-sort={order && spoken[order]}
      className={classNames(
        'px-3 text-12 font-semibold text-muted',
        column.isFigure ? 'text-right' : 'text-left',
        stays(column.id),
      )}
    >
      {state?.getCanSort() ? (
        <button
          type="button"
          onClick={state.getToggleSortingHandler()}
          className="inline-flex min-h-10 items-center gap-1.5 font-semibold hover:text-ink"
        >
          {column.label}
          <Arrow size={12} aria-hidden="true" />
        </button>
      ) : (
        column.label
      )}
    </th>
  );
}

/** The list as a table; it scrolls inside its box where it has no room. */
export function ListTable<Item extends Listed>({ table, columns, label, groupOf, nameOf }: ListTableProps<Item>) {
  const shown = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible());
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full border-collapse">
        <thead className="h-10 border-b border-line bg-sunken">
          <tr className="bg-sunken">
            {nameOf && (
              <th scope="col" className="w-10 pl-3">
                <SelectAll table={table} />
              </th>
            )}
            {shown.map((column) => (
              <Heading key={column.id} {...{ table, column }} />
            ))}
          </tr>
        </thead>
        {groupedRows(table, groupOf).map(([heading, rows]) => (
          <tbody key={heading}>
            {heading && (
              <tr className="border-y border-line bg-sunken">
                <th scope="rowgroup" colSpan={shown.length + (nameOf ? 1 : 0)} className="h-10 px-3 text-left text-14">
                  {heading}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <tr
                key={row.id}
                {...rowOf(row.id)}
                className="border-b border-line bg-surface last:border-0 hover:bg-sunken has-[:checked]:bg-accent-soft"
              >
                {nameOf && (
                  <td className="pl-3">
                    <SelectOne row={row} name={nameOf(row.original)} />
                  </td>
                )}
                {shown.map(({ id, cell, isFigure }) => (
                  <td key={id} className={classNames('px-3 py-2', isFigure && 'text-right font-mono', stays(id))}>
                    {cell(row.original)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
