import { useMemo } from 'react';
import { inSentence } from '#shared/kernel/format.ts';
import { type DiffRow, diffRows, foldedRows, type Piece } from '#web/lib/text/text-diff.ts';

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

const Fold = ({ count }: { readonly count: number }) => (
  <tr className="text-12 text-muted">
    <td colSpan={2} className="px-3 py-2 max-sm:block">
      {count === 1 ? '1 paragraph is the same' : `${count} paragraphs are the same`}
    </td>
  </tr>
);

const Head = ({ children }: { readonly children: string }) => (
  <th scope="col" className="px-3 py-2 font-semibold">
    {children}
  </th>
);

export interface DiffTableProps {
  readonly before: string;
  readonly after: string;
  /** What the two are called. */
  readonly heads?: readonly [before: string, after: string];
  /** Whether paragraphs that are the same are only counted, as in a text that is long. */
  readonly isFolded?: boolean;
}

/** Two versions of a text, paragraph beside paragraph, with what is different. */
export function DiffTable({ before, after, heads = ['Before', 'After'], isFolded = false }: DiffTableProps) {
  const rows = useMemo(() => {
    const all = diffRows(before, after);
    return isFolded ? foldedRows(all) : all;
  }, [before, after, isFolded]);
  return (
    <table
      aria-label={`${heads[0]} and ${inSentence(heads[1])}`}
      className="w-full table-fixed text-14 leading-relaxed"
    >
      <thead className="text-left text-12 text-muted max-sm:sr-only">
        <tr>
          <Head>{heads[0]}</Head>
          <Head>{heads[1]}</Head>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order
          typeof row === 'number' ? <Fold key={place} count={row} /> : <Row key={place} row={row} />,
        )}
      </tbody>
    </table>
  );
}
