export interface ChartTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell of a row says what the others are about. */
  readonly rows: readonly (readonly [string, ...string[]])[];
}

/** The values behind a picture, on demand. */
export const ChartTable = ({ caption, head, rows }: ChartTableProps) => (
  <details className="mt-4 border-t border-line pt-1">
    <summary className="flex min-h-10 cursor-pointer items-center font-strong text-accent hover:text-accent-hover">
      Show as a table
    </summary>
    <table className="w-full font-mono text-12">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          {head.map((name, index) => (
            <th key={name} scope="col" className={index === 0 ? 'py-1.5 text-left' : 'py-1.5 text-right'}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, ...values]) => (
          <tr key={label} className="border-b border-line last:border-0">
            <th scope="row" className="py-1 text-left font-normal">
              {label}
            </th>
            {values.map((value, index) => (
              <td key={head[index + 1]} className="py-1 text-right">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
