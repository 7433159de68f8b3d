import { useRef } from 'react';
import type { Cell, Table } from '#shared/catalog/content.ts';
import { classNames } from '#web/lib/class-names.ts';
import { numbered } from '../../api/numbered.ts';
import { Spans } from './spans.tsx';
import { useOverflow } from './use-overflow.ts';

/** From this many columns on, each keeps a width that can be read, and the table scrolls. */
const wideFrom = 4;

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
  const name = head.map((cell) => cell.map(({ text }) => text).join('')).join(', ');
  const reach = isScrolling ? { tabIndex: 0, role: 'group', 'aria-label': `Table: ${name}` } : {};
  return (
    <div ref={box} className="table-scroll" {...reach}>
      <table className={classNames('book-table', head.length >= wideFrom && 'is-wide')}>
        <thead>
          <tr>
            {numbered(head).map(({ item, place }) => (
              <th key={place} scope="col">
                <Spans spans={item} />
              </th>
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
