import { useRef } from 'react';
import type { Cell, Table } from '#shared/catalog/content.ts';
import { classNames } from '#web/lib/class-names.ts';
import { numbered } from '../../api/numbered.ts';
import { Spans } from './spans.tsx';
import { useOverflow } from './use-overflow.ts';

/** From this many columns on, columns of long text keep a width that can be read, and the table scrolls if it must. */
const manyFrom = 4;
/** From this many on, the table reaches beyond the column of text where the window has room. */
const wideFrom = 6;
/** Characters of the longest cell from which a column has long text. */
const longFrom = 22;

const textOf = (cell: Cell): string => cell.map(({ text }) => text).join('');
const hasLongText = (rows: Table['rows'], column: number): boolean =>
  rows.some((row) => textOf(row[column] ?? []).length >= longFrom);

interface HeadCellProps {
  readonly cell: Cell;
  /** Whether its column has long text. */
  readonly isLong: boolean;
}

/** The name of a column, or the empty corner of a table. */
function HeadCell({ cell, isLong }: HeadCellProps) {
  if (cell.length === 0) return <td />;
  return (
    <th scope="col" className={isLong ? 'min-w-34' : undefined}>
      <Spans spans={cell} />
    </th>
  );
}

/** The first cell names its row, unless it is left empty to write in. */
const RowCells = ({ row }: { readonly row: readonly Cell[] }) =>
  numbered(row).map(({ item, place }) =>
    place === 0 && item.length > 0 ? (
      <th key={place} scope="row">
        <Spans spans={item} />
      </th>
    ) : (
      <td key={place}>
        <Spans spans={item} />
      </td>
    ),
  );

/** A table of a book, or a worksheet. Wider than the text, it scrolls on its own, also with the keyboard. */
export function BookTable({ table: { head, rows } }: { readonly table: Table }) {
  const box = useRef<HTMLDivElement>(null);
  const isScrolling = useOverflow(box);
  const reach = isScrolling
    ? { tabIndex: 0, role: 'group', 'aria-label': `Table: ${head.map(textOf).join(', ')}` }
    : {};
  return (
    <div ref={box} className={classNames('table-scroll book-table', head.length >= wideFrom && 'is-wide')} {...reach}>
      <table>
        <thead>
          <tr>
            {numbered(head).map(({ item, place }) => (
              <HeadCell key={place} cell={item} isLong={head.length >= manyFrom && hasLongText(rows, place)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(rows).map(({ item, place }) => (
            <tr key={place}>
              <RowCells row={item} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
