import { type DiffRow, diffRows, type Piece } from '../../api/text/text-diff.ts';

const pieceLooks = {
  before: { Tag: 'del', className: 'bg-danger-bg text-danger decoration-1' },
  after: { Tag: 'ins', className: 'bg-published-bg text-published decoration-1' },
} as const;
type Side = keyof typeof pieceLooks;

const Changed = ({ side, text }: { readonly side: Side; readonly text: string }) => {
  const { Tag, className } = pieceLooks[side];
  return <Tag className={className}>{text}</Tag>;
};

interface CellProps {
  readonly side: Side;
  readonly pieces: readonly Piece[] | null;
}

const Cell = ({ side, pieces }: CellProps) => (
  <td className="w-1/2 px-3 py-2 align-top whitespace-pre-wrap wrap-anywhere max-sm:block max-sm:w-full max-sm:empty:hidden">
    {pieces?.map(({ text, isChanged }, place) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces never change their order
      isChanged ? <Changed key={place} {...{ side, text }} /> : <span key={place}>{text}</span>,
    )}
  </td>
);

/** On a phone a paragraph that is the same stands there once. */
const Row = ({ row: { before, after, isSame } }: { readonly row: DiffRow }) => (
  <tr className={isSame ? 'text-muted max-sm:[&>td:last-child]:hidden' : undefined}>
    <Cell side="before" pieces={before} />
    <Cell side="after" pieces={after} />
  </tr>
);

/** Both versions of a section, paragraph beside paragraph, with what is different. */
export const DiffTable = ({ before, after }: { readonly before: string; readonly after: string }) => (
  <table aria-label="Before and after" className="w-full table-fixed text-14 leading-relaxed">
    <thead className="text-left text-12 text-muted max-sm:sr-only">
      <tr>
        <th scope="col" className="px-3 py-2 font-semibold">
          Before
        </th>
        <th scope="col" className="px-3 py-2 font-semibold">
          After
        </th>
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {diffRows(before, after).map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order
        <Row key={place} row={row} />
      ))}
    </tbody>
  </table>
);
