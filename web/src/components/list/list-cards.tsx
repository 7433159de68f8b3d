import { Fragment, type ReactNode } from 'react';
import { groupedRows } from './grouped-rows.ts';
import type { Listed } from './list-column.ts';
import { rowOf } from './use-kept-focus.ts';
import type { ListTable } from './use-list-table.ts';

export interface ListCardsProps<Item extends Listed> {
  readonly table: ListTable<Item>;
  readonly groupOf?: ((item: Item) => string) | undefined;
  /** Columns and gaps. */
  readonly className: string;
  readonly card: (row: ReturnType<ListTable<Item>['getRow']>) => ReactNode;
}

/** The list as cards, under their headings if it has any. */
export const ListCards = <Item extends Listed>({ table, groupOf, className, card }: ListCardsProps<Item>) =>
  groupedRows(table, groupOf).map(([heading, rows]) => (
    <Fragment key={heading}>
      {heading && <h2 className="mb-3 text-18 not-first-of-type:mt-8">{heading}</h2>}
      <ul className={className}>
        {rows.map((row) => (
          <li key={row.id} {...rowOf(row.id)} className="min-w-0">
            {card(row)}
          </li>
        ))}
      </ul>
    </Fragment>
  ));
